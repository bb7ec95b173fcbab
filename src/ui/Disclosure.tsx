import { styled } from 'styled-components';
import { color, measure } from './tokens';

/** What only some want to read, behind a native disclosure; on paper all of it. */
export const Disclosure = styled.details`
  max-width: ${measure};
  summary {
    width: fit-content;
    padding-block: 0.55rem;
    color: ${color.brand};
    font-weight: 600;
    cursor: pointer;
  }
  @media print {
    ::details-content {
      display: block;
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
