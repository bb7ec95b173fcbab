import { useFacts } from '../../api/facts';
import { pricesOf } from '../../content/specialtyFacts';
import { practicalNotes } from '../../content/clinicNotes';
import type { Specialty } from '../../content/specialty';
import { phoneHours } from '../../content/phoneHours';
import { NoteList } from '../../layout/NoteList';
import { PriceTable } from '../../layout/PriceTable';
import { SectionHead } from '../../layout/SectionHead';
import { Stack } from '../../ui/Stack';
import { PhoneLink } from '../../ui/text/PhoneLink';
import { Note } from '../../ui/Note';

/** The anchor of the price list. */
export const PRICES_ID = 'preturi';

/** Everything a specialty costs. */
export function PriceSection({ specialty: { key, priceNote } }: { readonly specialty: Specialty }) {
  const facts = useFacts();
  const { profile } = facts;
  const prices = pricesOf(facts, key);
  if (prices.length === 0) return null;
  return (
    <Stack $gap={4}>
      <SectionHead heading="Prețuri" id={PRICES_ID} />
      <PriceTable labelledBy={PRICES_ID} prices={prices} />
      <Note $isSmall>{priceNote}</Note>
      {!prices.every(({ isConsultation }) => isConsultation) && (
        <Note $isSmall>
          Investigațiile și procedurile recomandate de medic se programează la telefon:{' '}
          <PhoneLink number={profile.phone} />, {phoneHours(profile)}.
        </Note>
      )}
      <NoteList notes={practicalNotes(profile, 'specialty')} />
    </Stack>
  );
}
