import { styled } from 'styled-components';
import { toTelNumber } from '../../domain/toTelNumber';
import { useFacts } from '../../api/facts';
import { ButtonLink } from '../../ui/Button';
import { Stack } from '../../ui/Stack';
import { color, space } from '../../ui/tokens';
import { MENU, submenuOf } from '../../content/menu';
import { PATHS } from '../../content/paths';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';

const OffcanvasLink = styled(SiteLink)`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  border-bottom: 1px solid ${color.hairline};
  color: inherit;
  font-size: 1.1875rem;
  font-weight: 600;
  text-decoration: none;
  &[aria-current] {
    color: ${color.brand};
    border-left: 3px solid ${color.brand};
    padding-left: ${space[3]};
  }
`;

const SubmenuLink = styled(OffcanvasLink)`
  min-height: 2.75rem;
  padding-left: ${space[4]};
  font-size: 1.0625rem;
  font-weight: 500;
`;

const ReachLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  overflow-wrap: anywhere;
`;

function Submenu() {
  return (
    <ul role="list">
      {submenuOf(useFacts()).map(({ path, label }) => (
        <li key={path}>
          <SubmenuLink to={path}>{label}</SubmenuLink>
        </li>
      ))}
    </ul>
  );
}

/** The links of the side menu. */
export function OffcanvasLinks({ toBooking }: { readonly toBooking: string }) {
  const { profile: clinic } = useFacts();
  return (
    <Stack $gap={6}>
      <nav aria-label="Meniu">
        <ul role="list">
          {MENU.map(({ path, label }) => (
            <li key={path}>
              <OffcanvasLink to={path}>{label}</OffcanvasLink>
              {path === PATHS.services && <Submenu />}
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink to={toBooking}>Programați-vă</ButtonLink>
      <div>
        <ReachLink href={`tel:${toTelNumber(clinic.phone)}`}>
          <Icon name="Phone" size={18} />
          {clinic.phone}
        </ReachLink>
        <ReachLink href={`mailto:${clinic.email}`}>
          <Icon name="Mail" size={18} />
          {clinic.email}
        </ReachLink>
      </div>
    </Stack>
  );
}
