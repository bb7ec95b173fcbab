import { styled } from 'styled-components';
import type { Section } from '../../content/blocks';
import { measure, space, type HueName } from '../../ui/tokens';
import { BlockView } from './BlockView';

const LookSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  > p,
  > ul,
  > ol {
    max-width: ${measure};
  }
  h2 {
    scroll-margin-top: 6rem;
    max-width: ${measure};
  }
  @media print {
    h2 {
      break-after: avoid;
    }
  }
`;

interface Props {
  readonly section: Section;
  readonly hue: HueName;
}

export function ArticleSection({ section: { id, heading, blocks }, hue }: Props) {
  return (
    <LookSection>
      <h2 id={id}>{heading}</h2>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} hue={hue} />
      ))}
    </LookSection>
  );
}
