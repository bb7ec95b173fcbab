import { styled } from 'styled-components';
import type { Section } from '../../content/blocks';
import { SmallHeading } from '../../ui/text';
import { SectionLink } from '../../ui/pageLinks';
import { atLeast, hues, notPrinted, pressable, space, type HueName } from '../../ui/tokens';

const Nav = styled.nav<{ $hue: HueName }>`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  border-left: 3px solid ${({ $hue }) => hues[$hue].soft};
  ${notPrinted}
`;

const Contents = styled.ol`
  column-gap: ${space[8]};
  @media ${atLeast.sm} {
    columns: 2;
  }
`;

const ItemLink = styled(SectionLink)<{ $hue: HueName }>`
  ${pressable}
  color: inherit;
  font-size: 1rem;
  line-height: 1.3;
  text-decoration-color: ${({ $hue }) => hues[$hue].base};
`;

interface Props {
  readonly sections: readonly Section[];
  readonly hue: HueName;
}

export function ContentsList({ sections, hue }: Props) {
  return (
    <Nav $hue={hue} aria-label="Pe această pagină">
      <SmallHeading>Pe această pagină</SmallHeading>
      <Contents role="list">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <ItemLink target={id} $hue={hue}>
              {heading}
            </ItemLink>
          </li>
        ))}
      </Contents>
    </Nav>
  );
}
