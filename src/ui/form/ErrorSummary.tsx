import { useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '../Card';
import { color, fontSize, space } from '../tokens';
import { leadTo } from '../showAndFocus';

const Summary = styled(Card)`
  background: ${color.dangerTint};
  border: 1.5px solid ${color.danger};
`;

const Links = styled.ul`
  columns: 2 15rem;
  column-gap: ${space[8]};
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

/** Names the failing fields at a form's top, each a link to its field; nothing where none fails. */
export function ErrorSummary({ fields }: { readonly fields: readonly SummarizedField[] }) {
  const titleId = useId();
  const failing = fields.filter(({ text }) => text !== undefined);
  if (failing.length === 0) return null;
  return (
    <Summary as="section" $gap={3} aria-labelledby={titleId}>
      <h2 id={titleId} style={{ fontSize: fontSize.h3 }}>
        Verificați câmpurile
      </h2>
      <Links role="list">
        {failing.map(({ target, text }) => (
          <li key={text}>
            <Link href={`#${target}`} onClick={leadTo(target, 'center')}>
              {text}
            </Link>
          </li>
        ))}
      </Links>
    </Summary>
  );
}
