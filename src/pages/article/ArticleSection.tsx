import { styled } from 'styled-components';
import type { Section } from '../../content/blocks';
import { Stack } from '../../ui/Stack';
import { measure, type HueName } from '../../ui/tokens';
import { BlockView } from './BlockView';

const Heading = styled.h2`
  scroll-margin-top: 6rem;
  max-width: ${measure};
  @media print {
    break-after: avoid;
  }
`;

interface Props {
  readonly section: Section;
  readonly hue: HueName;
}

export function ArticleSection({ section: { id, heading, blocks }, hue }: Props) {
  return (
    <Stack as="section">
      <Heading id={id}>{heading}</Heading>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} hue={hue} />
      ))}
    </Stack>
  );
}
