import { screen, within } from '@testing-library/react';
import { groupedPrices } from '../../src/content/priceGroups';
import { pricesOf } from '../../src/content/specialtyFacts';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import type { SpecialtyKey } from '../../src/domain/facts';
import { PriceTable } from '../../src/layout/PriceTable';
import { loadSpecialty } from '../support/loadContent';
import { renderAt } from '../support/renderAt';

async function renderPrices(specialty: SpecialtyKey): Promise<void> {
  const groups = groupedPrices(pricesOf(SAMPLE_FACTS, specialty), await loadSpecialty(specialty));
  renderAt(
    '/',
    <>
      <h2 id="preturi">Prețuri</h2>
      <PriceTable labelledBy="preturi" groups={groups} />
    </>,
  );
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

test.each([
  [/^Puncție sternală/, '300 lei', 'cu citologie'],
  [/^Administrare de fier parenteral/, '100–300 lei', 'nu include produsul'],
])('the row %s shows the amount and the note', async (name, amount, note) => {
  await renderPrices('hematology');
  expect(row(name).getByRole('cell', { name: amount })).toBeVisible();
  expect(row(name).getByRole('rowheader')).toHaveTextContent(note);
});

test('only consultations are booked from their row', async () => {
  await renderPrices('cardiology');
  expect(
    row(/^Evaluare inițială/).getByRole('link', { name: 'Programați: Evaluare inițială' }),
  ).toHaveAttribute('href', '/programare?serviciu=1&pret=cardiology-evaluation');
  expect(row(/^Doppler carotido-vertebral/).queryByRole('link')).toBeNull();
});

test('the other prices follow the articles that explain how to ask for them, kind by kind', async () => {
  await renderPrices('cardiology');
  const linksIn = (group: HTMLElement) =>
    within(group)
      .queryAllByRole('link', { name: /^Detalii și cerere/ })
      .map((link) => link.getAttribute('href'));
  const [, ...kinds] = screen.getAllByRole('rowgroup');
  expect(kinds.map(linksIn)).toEqual([
    [],
    ['/testare-de-efort'],
    ['/monitorizare-holter-ekg', '/monitorizare-ambulatorie-a-tensiunii-arteriale'],
    ['/ecografie-doppler-vasculara'],
    ['/testare-stimulatoare-cardiace'],
  ]);
});
