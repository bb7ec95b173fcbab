import { styled } from 'styled-components';
import { useClinicFacts } from '../api/clinicFacts';

const Address = styled.address`
  font-style: normal;
`;

export function PostalAddress() {
  const { profile: clinic } = useClinicFacts();
  return (
    <Address>
      {clinic.street}
      <br />
      {clinic.postalCode} {clinic.city}
      <br />
      {clinic.landmark}
    </Address>
  );
}
