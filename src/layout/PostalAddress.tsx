import { styled } from 'styled-components';
import { useFacts } from '../api/facts';

const Address = styled.address`
  font-style: normal;
`;

export function PostalAddress() {
  const { profile: clinic } = useFacts();
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
