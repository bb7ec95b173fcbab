import { styled } from 'styled-components';
import { countWords } from '../../domain/text';
import { Card, CardHeading } from '../Card';
import { color, space } from '../tokens';
import { useTitlePrefix } from '../hooks/useTitlePrefix';
import { leadTo } from '../showAndFocus';

/** Ids of the summary, for the focus, and of its parts; a page has one. */
export const ERRORS_ID = 'erori';
const TITLE_ID = 'erori-titlu';
const LINKS_ID = 'erori-lista';

/** Attributes of an answer that takes the focus without scripts, where the server renders it; React focuses only fields. */
export const focusedOnLoad = { tabIndex: -1, autoFocus: true } as const;

const Summary = styled(Card)`
  border: 1.5px solid ${color.danger};
  background: ${color.dangerTint};
`;

const Link = styled.a`
  display: inline-block;
  padding-block: ${space[2]};
  line-height: 1.4;
  color: ${color.danger};
  font-weight: 600;
`;

export interface SummarizedField {
  /** The id of the control. */
  readonly target: string;
  /** Undefined for a valid field. */
  readonly text: string | undefined;
}

/** Counts and links the failing fields at a form's top, and begins the page's title with `Eroare:`. */
export function ErrorSummary({ fields }: { readonly fields: readonly SummarizedField[] }) {
  const failing = fields.filter(({ text }) => text !== undefined);
  useTitlePrefix(failing.length === 0 ? '' : 'Eroare:');
  if (failing.length === 0) return null;
  return (
    <Summary
      as="section"
      $gap={3}
      id={ERRORS_ID}
      {...focusedOnLoad}
      aria-labelledby={TITLE_ID}
      aria-describedby={LINKS_ID}
    >
      <CardHeading id={TITLE_ID}>
        {`Verificați ${countWords(failing.length, ['', 'un câmp', 'câmpuri'])}`}
      </CardHeading>
      <ul style={{ columns: '2 15rem', columnGap: space[8] }} role="list" id={LINKS_ID}>
        {failing.map(({ target, text }) => (
          <li key={text}>
            <Link href={`#${target}`} onClick={leadTo(target, 'center')}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Summary>
  );
}
