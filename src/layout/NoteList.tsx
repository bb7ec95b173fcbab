import type { ShownNote } from '../content/clinicNotes';
import { Disclosure } from '../ui/Disclosure';
import { Fact } from '../ui/Facts';
import { NotedFacts } from '../ui/NotedFacts';

/** Characters; what is longer is folded. */
const LONG = 240;

/** The clinic's own notes: short ones in full, long ones behind a disclosure. */
export function NoteList({ notes }: { readonly notes: readonly ShownNote[] }) {
  if (notes.length === 0) return null;
  return (
    <NotedFacts>
      {notes.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text.length <= LONG ? (
            text
          ) : (
            <Disclosure summary="Citiți tot">
              <p>{text}</p>
            </Disclosure>
          )}
        </Fact>
      ))}
    </NotedFacts>
  );
}
