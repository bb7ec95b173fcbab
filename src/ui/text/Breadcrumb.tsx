import { styled } from 'styled-components';
import { fontSize, notPrinted, pressable, space } from '../tokens';
import { SiteLink } from '../SiteLink';

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[1]};
  font-size: ${fontSize.small};
  ${notPrinted}
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  & + &::before {
    content: '/';
    content: '/' / '';
    opacity: 0.55;
  }
`;

const ParentLink = styled(SiteLink)`
  ${pressable}
  color: inherit;
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
`;

interface Step {
  readonly path: string;
  readonly label: string;
}

/** @param trail from the home page down to this page, which is the last step and no link */
export function Breadcrumb({ trail }: { readonly trail: readonly Step[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Unde vă aflați">
      <Trail role="list">
        {trail.map(({ path, label }, index) => (
          <Item key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <ParentLink to={path}>{label}</ParentLink>
            )}
          </Item>
        ))}
      </Trail>
    </nav>
  );
}
