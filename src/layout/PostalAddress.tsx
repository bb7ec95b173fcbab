import { styled } from 'styled-components';
import { useClinicData } from '../api/clinicData';

const Address = styled.address`
  font-style: normal;
`;

export function PostalAddress() {
  const { profile: clinic } = useClinicData();
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
