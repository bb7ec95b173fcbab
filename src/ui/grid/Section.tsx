import { styled } from 'styled-components';
import { color, sectionSpace } from '../tokens';

const surfaces = { paper: 'transparent', white: color.surface, sunken: color.sunken } as const;

/** A stretch of a page that breathes above and below. */
export const Section = styled.section<{ $surface?: keyof typeof surfaces }>`
  padding-block: ${sectionSpace};
  background: ${({ $surface = 'paper' }) => surfaces[$surface]};
  @media print {
    padding-block: 1rem;
    background: none;
  }
`;
