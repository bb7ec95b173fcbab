import type { ShownNote } from '../content/clinicNotes';
import { Disclosure } from '../ui/Disclosure';
import { styled } from 'styled-components';
import { DescriptionItem, DescriptionList, DescriptionTerm, DescriptionDetails } from '../ui/DescriptionList';
import { color, space } from '../ui/tokens';

/** List of short texts, each under its title. */
export const TitledTexts = styled(DescriptionList)`
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space[6]} ${space[8]};
  ${DescriptionTerm} {
    color: inherit;
    font-size: inherit;
    font-weight: 600;
  }
  ${DescriptionDetails} {
    color: ${color.muted};
    font-size: 1rem;
    font-weight: 400;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`;

/** Largest number of characters of a text that is shown whole. */
const LONG = 240;

export function NoteList({ notes }: { readonly notes: readonly ShownNote[] }) {
  if (notes.length === 0) return null;
  return (
    <TitledTexts>
      {notes.map(({ label, text }) => (
        <DescriptionItem key={label} label={label}>
          {text.length <= LONG ? (
            text
          ) : (
            <Disclosure summary="Citiți tot">
              <p>{text}</p>
            </Disclosure>
          )}
        </DescriptionItem>
      ))}
    </TitledTexts>
  );
}
