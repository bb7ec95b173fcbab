import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { PATHS } from '../../content/paths';
import { atLeast, color, hues, radius, space } from '../../ui/tokens';
import { SiteLink } from '../../ui/links';

const LogoLink = styled(SiteLink)`
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

const Mark = styled.svg`
  width: min(2.125rem, 11vw, 14vh);
  height: min(2.125rem, 11vw, 14vh);
  @container ${atLeast.sm} {
    width: min(2.375rem, 14vh);
    height: min(2.375rem, 14vh);
  }
`;

/** Links the clinic's mark (the drawing of public/favicon.svg) and name to the home page. */
export function Logo() {
  const { profile: clinic } = useFacts();
  return (
    <LogoLink to={PATHS.home}>
      <Mark viewBox="0 0 48 48" aria-hidden="true">
        <rect width="48" height="48" rx="13" fill={color.brand} />
        <circle cx="24" cy="18" r="8" fill={hues.rheumatology.soft} />
        <path d="M8 40a16 16 0 0 1 16-16v16Z" fill={color.brandSoft} />
        <path d="M40 40a16 16 0 0 0-16-16v16Z" fill={color.onBrand} />
      </Mark>
      {clinic.name}
    </LogoLink>
  );
}
