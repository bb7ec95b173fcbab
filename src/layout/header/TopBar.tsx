import { styled } from 'styled-components';
import { toTelNumber } from '../../domain/toTelNumber';
import { useFacts } from '../../api/facts';
import { Container } from '../../ui/layout';
import { color, fontSize, below, notPrinted, space } from '../../ui/tokens';
import { SiteLink } from '../../ui/links';
import { visuallyHidden } from '../../ui/text';
import { Icon } from '../../ui/Icon';

const Strip = styled.div`
  background: ${color.brandDeep};
  border-bottom: 1px solid ${color.brand};
  color: ${color.onBrand};
  font-size: ${fontSize.small};
  ${notPrinted}
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: clamp(${space[1]}, 5vw - 0.9rem, ${space[6]});
`;

const BarLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: 2.75rem;
  /* 44 px high together with the border below. */
  min-height: calc(2.75rem - 1px);
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-color: ${color.onBrand};
    outline-offset: -3px;
  }
`;

/** Leaves only the icon where the screen is narrow; the link's name stays. */
const EmailWords = styled.span`
  @media ${below.sm} {
    ${visuallyHidden}
  }
`;

export function TopBar({ toBooking }: { readonly toBooking: string }) {
  const { profile: clinic } = useFacts();
  return (
    <Strip>
      <Row>
        <BarLink href={`tel:${toTelNumber(clinic.phone)}`}>
          <Icon name="Phone" size={16} color={color.brandSoft} />
          {clinic.phone}
        </BarLink>
        <BarLink href={`mailto:${clinic.email}`}>
          <Icon name="Mail" size={16} color={color.brandSoft} />
          <EmailWords>{clinic.email}</EmailWords>
        </BarLink>
        <BarLink as={SiteLink} to={toBooking} style={{ marginLeft: 'auto', fontWeight: 600 }}>
          <Icon name="CalendarDays" size={16} color={color.brandSoft} />
          Programare
        </BarLink>
      </Row>
    </Strip>
  );
}
