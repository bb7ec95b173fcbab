import { styled } from 'styled-components';
import { clinic } from '../content/clinic';

const Look = styled.address`
  font-style: normal;
`;

export function PostalAddress() {
  return (
    <Look>
      {clinic.street}
      <br />
      {clinic.postalCode} {clinic.city}
      <br />
      {clinic.landmark}
    </Look>
  );
}
