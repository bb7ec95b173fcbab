import { styled } from 'styled-components';
import { clinic } from '../content/clinic';

const Address = styled.address`
  font-style: normal;
`;

export function PostalAddress() {
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
