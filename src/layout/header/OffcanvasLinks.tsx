import { styled } from 'styled-components';
import { toTelNumber } from '../../domain/toTelNumber';
import { useClinicData } from '../../api/clinicData';
import { ButtonLink } from '../../ui/ButtonLink';
import { Stack } from '../../ui/Stack';
import { color, space } from '../../ui/tokens';
import { MENU, submenuOf } from '../../content/menu';
import { PATHS } from '../../content/paths';
import { useBookingPath } from './useBookingPath';
import { SiteLink } from '../../ui/SiteLink';
import { Icon } from '../../ui/Icon';

const List = styled.ul`
  a {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    border-bottom: 1px solid ${color.hairline};
    color: inherit;
    font-size: 1.1875rem;
    font-weight: 600;
    text-decoration: none;
  }
  a[aria-current] {
    color: ${color.brand};
    border-left: 3px solid ${color.brand};
    padding-left: ${space[3]};
  }
  ul a {
    min-height: 2.75rem;
    padding-left: ${space[4]};
    font-size: 1.0625rem;
    font-weight: 500;
  }
`;

const Reach = styled.div`
  display: grid;
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  /** Closes the menu, also when the link leads to the page one is on. */
  readonly onPress: () => void;
}

function Submenu({ onPress }: Props) {
  return (
    <ul role="list">
      {submenuOf(useClinicData()).map(({ path, label }) => (
        <li key={path}>
          <SiteLink to={path} onClick={onPress}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The links of the side menu. */
export function OffcanvasLinks({ onPress }: Props) {
  const { profile: clinic } = useClinicData();
  return (
    <Stack $gap={6}>
      <nav aria-label="Meniu">
        <List role="list">
          {MENU.map(({ path, label }) => (
            <li key={path}>
              <SiteLink to={path} onClick={onPress}>
                {label}
              </SiteLink>
              {path === PATHS.services && <Submenu onPress={onPress} />}
            </li>
          ))}
        </List>
      </nav>
      <ButtonLink to={useBookingPath()} onClick={onPress}>
        Programați-vă
      </ButtonLink>
      <Reach>
        <a href={`tel:${toTelNumber(clinic.phone)}`}>
          <Icon name="Phone" size={18} />
          {clinic.phone}
        </a>
        <a href={`mailto:${clinic.email}`}>
          <Icon name="Mail" size={18} />
          {clinic.email}
        </a>
      </Reach>
    </Stack>
  );
}
