import { useFacts } from '../api/facts';

export function PostalAddress() {
  const { profile: clinic } = useFacts();
  return (
    <address>
      {clinic.street}
      <br />
      {clinic.postalCode} {clinic.city}
      <br />
      {clinic.landmark}
    </address>
  );
}
