import { styled } from 'styled-components';
import { useClinicFacts } from '../../api/clinicFacts';
import { PATHS } from '../../content/paths';
import { LogoMark } from '../../ui/illustrations/LogoMark';
import { atLeast, radius, space } from '../../ui/tokens';
import { SiteLink } from '../../ui/SiteLink';

const Look = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  border-radius: ${radius.control};
  color: inherit;
  font-size: 1.0625rem;
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.15;
  text-decoration: none;
  svg {
    flex: none;
    width: 2.125rem;
    height: 2.125rem;
  }
  @media ${atLeast.sm} {
    gap: ${space[3]};
    font-size: 1.1875rem;
    svg {
      width: 2.375rem;
      height: 2.375rem;
    }
  }
  &:hover {
    color: inherit;
  }
`;

/** The clinic's mark and name, which lead home. */
export function Logo({ onPress }: { readonly onPress?: () => void }) {
  const { profile: clinic } = useClinicFacts();
  return (
    <Look to={PATHS.home} {...(onPress && { onClick: onPress })}>
      <LogoMark size={38} />
      {clinic.name}
    </Look>
  );
}
