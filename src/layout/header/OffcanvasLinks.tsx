import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { MENU, submenuOf } from '../../content/menu';
import { PATHS } from '../../content/paths';
import { toTelNumber } from '../../domain/toTelNumber';
import { ButtonLink } from '../../ui/Button';
import { Stack } from '../../ui/layout';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/links';
import { color, space } from '../../ui/tokens';

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

const ContactLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  overflow-wrap: anywhere;
`;

export function OffcanvasLinks({ toBooking }: { readonly toBooking: string }) {
  const facts = useFacts();
  const { profile: clinic } = facts;
  return (
    <Stack $gap={6}>
      <nav aria-label="Meniu">
        <ul role="list">
          {MENU.map(({ path, label }) => (
            <li key={path}>
              <OffcanvasLink to={path}>{label}</OffcanvasLink>
              {path === PATHS.services && (
                <ul role="list">
                  {submenuOf(facts).map((link) => (
                    <li key={link.path}>
                      <SubmenuLink to={link.path}>{link.label}</SubmenuLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink to={toBooking}>Programați-vă</ButtonLink>
      <div>
        <ContactLink href={`tel:${toTelNumber(clinic.phone)}`}>
          <Icon name="Phone" size={18} />
          {clinic.phone}
        </ContactLink>
        <ContactLink href={`mailto:${clinic.email}`}>
          <Icon name="Mail" size={18} />
          {clinic.email}
        </ContactLink>
      </div>
    </Stack>
  );
}
