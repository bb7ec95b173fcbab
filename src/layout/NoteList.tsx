import { styled } from 'styled-components';
import type { ShownNote } from '../content/clinicNotes';
import { Disclosure } from '../ui/Disclosure';
import { columns, measure, space } from '../ui/tokens';

/** Characters; what is longer is folded. */
const LONG = 240;

const Definitions = styled.dl`
  display: grid;
  gap: ${space[4]} ${space[8]};
  @media ${columns.two} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    font-weight: 600;
  }
  dd {
    max-width: ${measure};
    overflow-wrap: anywhere;
  }
`;

/** What the clinic says in words of its own: short ones at once, long ones when they are asked for. */
export function NoteList({ notes }: { readonly notes: readonly ShownNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Definitions>
      {notes.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text.length <= LONG && text}
            {text.length > LONG && (
              <Disclosure>
                <summary>Citiți tot</summary>
                <p>{text}</p>
              </Disclosure>
            )}
          </dd>
        </div>
      ))}
    </Definitions>
  );
}
