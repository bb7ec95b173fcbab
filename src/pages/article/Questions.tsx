import { styled } from 'styled-components';
import type { Article } from '../../content/article';
import { color, hues, measure, space, type HueName } from '../../ui/tokens';
import { RichTextView } from './RichTextView';
import { Icon } from '../../ui/Icon';

const LookSection = styled.section<{ $hue: HueName }>`
  display: grid;
  gap: ${space[4]};
  > div {
    border-top: 1px solid ${color.hairline};
  }
  details {
    border-bottom: 1px solid ${color.hairline};
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[4]};
    min-height: 3.5rem;
    padding-block: ${space[3]};
    font-weight: 600;
    line-height: 1.4;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: ${({ $hue }) => hues[$hue].deep};
  }
  svg {
    color: ${({ $hue }) => hues[$hue].base};
    transition: rotate 150ms;
  }
  [open] > summary svg {
    rotate: 180deg;
  }
  details > p {
    max-width: ${measure};
    padding-bottom: ${space[5]};
  }
  @media print {
    ::details-content {
      display: block;
      content-visibility: visible;
      block-size: auto;
    }
    svg {
      display: none;
    }
  }
`;

interface Props {
  readonly questions: Article['questions'];
  readonly hue: HueName;
}

/** What people ask, each behind a native disclosure. */
export function Questions({ questions, hue }: Props) {
  return (
    <LookSection $hue={hue}>
      <h2>Întrebări frecvente</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="ChevronDown" size={20} />
            </summary>
            <p>
              <RichTextView text={answer} />
            </p>
          </details>
        ))}
      </div>
    </LookSection>
  );
}
