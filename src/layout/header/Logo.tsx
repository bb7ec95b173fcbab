import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { PATHS } from '../../content/paths';
import { LogoMark } from '../../ui/illustrations/LogoMark';
import { atLeast, radius, space } from '../../ui/tokens';
import { SiteLink } from '../../ui/SiteLink';

const Look = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: min(2.75rem, 18vh);
  margin-right: auto;
  border-radius: ${radius.control};
  color: inherit;
  font-size: min(1.0625rem, 5.4vw);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.15;
  text-decoration: none;
  @container ${atLeast.sm} {
    gap: ${space[3]};
    font-size: 1.1875rem;
  }
`;

const Mark = styled(LogoMark)`
  width: min(2.125rem, 11vw, 14vh);
  height: min(2.125rem, 11vw, 14vh);
  @container ${atLeast.sm} {
    width: min(2.375rem, 14vh);
    height: min(2.375rem, 14vh);
  }
`;

/** The clinic's mark and name, which lead home. */
export function Logo() {
  const { profile: clinic } = useFacts();
  return (
    <Look to={PATHS.home}>
      <Mark size={38} />
      {clinic.name}
    </Look>
  );
}
