import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useFacts } from '../../api/facts';
import { requestLink } from '../../content/contactSubject';
import { SPECIALTY_LINKS } from '../../content/paths';
import { phoneHours } from '../../content/phoneHours';
import { groupedPrices } from '../../content/priceGroups';
import { consultationLine, pricesOf } from '../../content/specialtyFacts';
import { practicalNotes } from '../../content/clinicNotes';
import type { SpecialtyTexts } from '../../content/specialty';
import { NoteList } from '../../layout/NoteList';
import { PriceTable } from '../../layout/PriceTable';
import { SectionHead } from '../../layout/SectionHead';
import { Stack } from '../../ui/layout';
import { Note } from '../../ui/text';
import type { SpecialtyKey } from '../../domain/facts';
import { unbroken } from '../../domain/text';
import { PhoneLink, SiteLink } from '../../ui/links';
import { atLeast, measure, notPrinted, pressable, space } from '../../ui/tokens';

const PriceFromRow = styled.p`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  /* A media query, not wrapping: the words would fit on one line in one font and not in the next. */
  @media ${atLeast.sm} {
    flex-direction: row;
    align-items: center;
    column-gap: ${space[4]};
  }
`;

const PricesLink = styled(Link)`
  ${pressable}
  color: inherit;
  font-weight: 600;
  ${notPrinted}
`;

export function PriceFrom({ specialty }: { readonly specialty: SpecialtyKey }) {
  const facts = useFacts();
  const { length } = pricesOf(facts, specialty);
  const line = consultationLine(facts, specialty);
  if (length === 0) return null;
  return (
    <PriceFromRow>
      {line && <strong style={{ fontSize: '1.25rem', fontWeight: 700 }}>{unbroken(line)}</strong>}
      <PricesLink to={`#${PRICES_ID}`}>{length > 1 ? 'Toate prețurile' : 'Prețul'}</PricesLink>
    </PriceFromRow>
  );
}

const PRICES_ID = 'preturi';

export function PriceSection({ specialty }: { readonly specialty: SpecialtyTexts }) {
  const { key, priceNote } = specialty;
  const facts = useFacts();
  const prices = pricesOf(facts, key);
  if (prices.length === 0) return null;
  return (
    <Stack data-parted>
      <SectionHead heading="Prețuri" id={PRICES_ID} />
      {prices.some(({ isConsultation }) => !isConsultation) && (
        <p style={{ maxWidth: measure }}>
          Online se programează consultațiile. Celelalte se cer la <PhoneLink number={facts.profile.phone} />,{' '}
          {phoneHours(facts.profile)}, sau{' '}
          <SiteLink to={requestLink(SPECIALTY_LINKS[key].label)}>printr-o cerere</SiteLink>.
        </p>
      )}
      <PriceTable labelledBy={PRICES_ID} groups={groupedPrices(prices, specialty)} />
      <Note $isSmall>{priceNote}</Note>
      <NoteList notes={practicalNotes(facts.profile, 'specialty')} />
    </Stack>
  );
}
