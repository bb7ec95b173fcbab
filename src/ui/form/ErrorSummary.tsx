import { useId } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../tokens';
import { showAndFocus } from '../showAndFocus';

const SummarySection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[5]};
  background: ${color.dangerTint};
  border: 1.5px solid ${color.danger};
  border-radius: ${radius.card};
  ul {
    columns: 2 15rem;
    column-gap: ${space[8]};
  }
  li {
    break-inside: avoid;
  }
  a {
    display: inline-block;
    padding-block: ${space[2]};
    line-height: 1.4;
    color: ${color.danger};
    font-weight: 600;
  }
`;

const Title = styled.h2`
  font-size: 1.125rem;
  letter-spacing: 0;
`;

export interface SummarizedError {
  /** The id of the failing control. */
  readonly target: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummarizedError[];
}

/** Names the failing fields at a form's top, each a link to its field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <SummarySection aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <ul role="list">
        {errors.map(({ target, text }) => (
          <li key={text}>
            <a
              href={`#${target}`}
              onClick={(event) => {
                // The address stays as it is: a hash would be a page change to the router.
                event.preventDefault();
                showAndFocus(document.getElementById(target), 'center');
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </SummarySection>
  );
}
