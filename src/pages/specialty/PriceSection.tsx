import { useFacts } from '../../api/facts';
import { groupedPrices } from '../../content/priceGroups';
import { pricesOf } from '../../content/specialtyFacts';
import { practicalNotes } from '../../content/clinicNotes';
import type { Specialty } from '../../content/specialty';
import { NoteList } from '../../layout/NoteList';
import { PriceTable } from '../../layout/PriceTable';
import { SectionHead } from '../../layout/SectionHead';
import { Stack } from '../../ui/Stack';
import { Note } from '../../ui/Note';

/** The anchor of the price list. */
export const PRICES_ID = 'preturi';

/** Everything a specialty costs. */
export function PriceSection({
  specialty: { key, priceGroups, priceNote },
}: {
  readonly specialty: Specialty;
}) {
  const facts = useFacts();
  const prices = pricesOf(facts, key);
  if (prices.length === 0) return null;
  return (
    <Stack $gap={4}>
      <SectionHead heading="Prețuri" id={PRICES_ID} />
      <PriceTable labelledBy={PRICES_ID} groups={groupedPrices(prices, priceGroups)} />
      <Note $isSmall>{priceNote}</Note>
      <NoteList notes={practicalNotes(facts.profile, 'specialty')} />
    </Stack>
  );
}
