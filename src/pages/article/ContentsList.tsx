import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ArticleSection } from '../../content/blocks';
import { SmallHeading } from '../../ui/text';
import { atLeast, notPrinted, pressable, space } from '../../ui/tokens';

const Nav = styled.nav`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  border-left: 3px solid var(--soft);
  ${notPrinted}
`;

const Contents = styled.ol`
  column-gap: ${space[8]};
  @media ${atLeast.sm} {
    columns: 2;
  }
`;

const ItemLink = styled(Link)`
  ${pressable}
  color: inherit;
  font-size: 1rem;
  line-height: 1.3;
  text-decoration-color: var(--base);
`;

export function ContentsList({ sections }: { readonly sections: readonly ArticleSection[] }) {
  return (
    <Nav aria-label="Pe această pagină">
      <SmallHeading>Pe această pagină</SmallHeading>
      <Contents role="list">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <ItemLink to={`#${id}`}>{heading}</ItemLink>
          </li>
        ))}
      </Contents>
    </Nav>
  );
}
