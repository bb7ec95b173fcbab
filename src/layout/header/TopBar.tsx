import { styled } from 'styled-components';
import { toTelNumber } from '../../domain/toTelNumber';
import { useClinicData } from '../../api/clinicData';
import { Container } from '../../ui/grid/Container';
import { color, fontSize, atLeast, below, space } from '../../ui/tokens';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';
import { useBookingPath } from './useBookingPath';

const TOP_BAR_HEIGHT = '2.75rem';

const Strip = styled.div`
  background: ${color.brandDeep};
  border-bottom: 1px solid ${color.brand};
  color: ${color.onBrand};
  font-size: ${fontSize.small};
  @media print {
    display: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: clamp(${space[1]}, 5vw - 0.9rem, ${space[6]});
  min-height: calc(${TOP_BAR_HEIGHT} - 1px);
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: calc(${TOP_BAR_HEIGHT} - 1px);
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    text-decoration: underline;
  }
  a:focus-visible {
    outline-color: ${color.onBrand};
    outline-offset: -3px;
  }
  svg {
    color: ${color.brandSoft};
  }
  a:last-child {
    margin-left: auto;
    font-weight: 600;
  }
`;

/** Its words give way to the mark where the screen is narrow; its name stays. */
const Email = styled.a`
  span {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media ${below.sm} {
    min-width: 2.75rem;
    justify-content: center;
  }
  @media ${atLeast.sm} {
    span {
      position: static;
      width: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`;

/** Phone, e-mail and the booking button. */
export function TopBar() {
  const { profile: clinic } = useClinicData();
  return (
    <Strip>
      <Row>
        <a href={`tel:${toTelNumber(clinic.phone)}`}>
          <Icon name="Phone" size={16} />
          {clinic.phone}
        </a>
        <Email href={`mailto:${clinic.email}`}>
          <Icon name="Mail" size={16} />
          <span>{clinic.email}</span>
        </Email>
        <SiteLink to={useBookingPath()}>
          <Icon name="CalendarDays" size={16} />
          Programare
        </SiteLink>
      </Row>
    </Strip>
  );
}
