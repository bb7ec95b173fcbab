import { styled } from 'styled-components';
import type { Section } from '../../content/blocks';
import { SectionLink } from '../../ui/SectionLink';
import { atLeast, color, hues, notPrinted, pressable, space, type HueName } from '../../ui/tokens';

const Nav = styled.nav<{ $hue: HueName }>`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  border-left: 3px solid ${({ $hue }) => hues[$hue].soft};
  h2 {
    font-size: 1.0625rem;
    letter-spacing: 0;
  }
  ol {
    column-gap: ${space[8]};
    @media ${atLeast.sm} {
      columns: 2;
    }
  }
  li {
    break-inside: avoid;
  }
  a {
    ${pressable}
    color: ${color.text};
    font-size: 1rem;
    line-height: 1.3;
    text-decoration-color: ${({ $hue }) => hues[$hue].base};
  }
  ${notPrinted}
`;

interface Props {
  readonly sections: readonly Section[];
  readonly hue: HueName;
}

/** The map of a long article. */
export function ContentsList({ sections, hue }: Props) {
  return (
    <Nav $hue={hue} aria-label="Pe această pagină">
      <h2>Pe această pagină</h2>
      <ol role="list">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <SectionLink target={id}>{heading}</SectionLink>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
