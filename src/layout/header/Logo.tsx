import { styled } from 'styled-components';
import { useClinicData } from '../../api/clinicData';
import { PATHS } from '../../content/paths';
import { LogoMark } from '../../ui/illustrations/LogoMark';
import { atLeast, radius, space } from '../../ui/tokens';
import { SiteLink } from '../../ui/SiteLink';

const Look = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: min(2.75rem, 18vh);
  border-radius: ${radius.control};
  color: inherit;
  font-size: min(1.0625rem, 5.4vw);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.15;
  text-decoration: none;
  svg {
    flex: none;
    width: min(2.125rem, 11vw, 14vh);
    height: min(2.125rem, 11vw, 14vh);
  }
  @container ${atLeast.sm} {
    gap: ${space[3]};
    font-size: 1.1875rem;
    svg {
      width: min(2.375rem, 14vh);
      height: min(2.375rem, 14vh);
    }
  }
  &:hover {
    color: inherit;
  }
`;

/** The clinic's mark and name, which lead home. */
export function Logo({ onPress }: { readonly onPress?: () => void }) {
  const { profile: clinic } = useClinicData();
  return (
    <Look to={PATHS.home} {...(onPress && { onClick: onPress })}>
      <LogoMark size={38} />
      {clinic.name}
    </Look>
  );
}
