import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CONTACT_ERRORS } from '../../../../src/features/contact/contactFields';
import type { Scenario, Step } from '../../../../src/replay/scenario/scenario';
import { expected, layOut, openBench, openStep } from '../../support/domBench';
import { shipped } from '../../support/shippedScenarios';

beforeAll(layOut);

function chooseKind(name: string): void {
  const kind: HTMLOptionElement = screen.getByRole('option', { name });
  fireEvent.change(screen.getByRole('combobox', { name: 'Ce ar trebui' }), { target: { value: kind.value } });
}

// The first test: the first of several benches in one document takes the press.
test('a time that should be chosen is expected of the form, in place of none', async () => {
  const bench = await openStep('Privire', { advance: 0, expect: { context: { slot: null } } });
  const time = document.createElement('button');
  Object.assign(time.dataset, { slotId: '103', date: '2026-12-02' });
  document.body.append(time);
  act(() => bench.player.set({ status: 'paused' }));
  fireEvent(time, new MouseEvent('pointerdown', { altKey: true, bubbles: true }));
  chooseKind('ar trebui să fie aleasă');
  fireEvent.click(screen.getByRole('button', { name: 'Scrie așteptarea' }));
  expect(expected()).toEqual(['Datele · ora: miercuri 2 dec., 10:00']);
  expect(screen.getByLabelText('Ultima schimbare')).toHaveTextContent(
    'Nu se mai așteaptă: Datele · ora: nimic',
  );
  const slot = { slotId: 103, date: '2026-12-02' };
  expect(bench.player.get().scenario?.steps[0]?.expect).toEqual({ context: { slot } });
});

test('while recording Alt is named, and an error that belongs to a press says where it goes and that the recording ended', async () => {
  const bench = openBench();
  // A replay of the recording forgets the words of the last change.
  jest.spyOn(bench.player, 'fill').mockImplementation(() => {
    bench.player.choose(null);
    return Promise.resolve();
  });
  const send = { type: 'field.changed', field: 'phone', value: 'abc' };
  const steps = [{ send }, { send: { type: 'form.submitted' } }, { advance: 999 }, { advance: 1 }] as Step[];
  const begun = { machine: 'contact', address: '/contact', startedAt: 0 } as const;
  const look = { enabled: true, invalid: false, error: null, value: '' };
  act(() => {
    bench.set({ recording: { ...begun, steps, removed: [], calls: [] } });
    bench.get().tools?.picker.set({ picked: { name: 'Telefon', text: '', look } });
  });
  expect(screen.getByText('Țineți Alt și apăsați pe ce ar trebui să fie altfel.')).toBeVisible();
  expect(screen.queryByText(/^Se așteaptă de la pasul/)).toBeNull();
  chooseKind('ar trebui să aibă eroarea');
  expect(screen.getByText(/^Se așteaptă de la pasul 2, Trimitere\./)).toBeVisible();
  expect(screen.getByLabelText('Textul așteptat')).toHaveValue(CONTACT_ERRORS.phone.invalid);
  fireEvent.click(screen.getByRole('button', { name: 'Scrie așteptarea' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Ultima schimbare')).toHaveTextContent(
      'Înregistrarea se încheie la „Trimitere”: pașii de după ea au fost scoși.',
    ),
  );
});

test('the link of the open scenario is copied by a button beside its title', async () => {
  const bench = openBench();
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  act(() => bench.player.set({ scenario: shipped('contact/netrimis.json') }));
  expect(screen.queryByRole('button', { name: 'Copiază linkul' })).toBeNull();
  window.history.replaceState(null, '', '?scenario=contact/netrimis');
  act(() => bench.player.set({ scenario: shipped('contact/netrimis.json') }));
  const button = screen.getByRole('button', { name: 'Copiază linkul' });
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveTextContent('Copiat'));
  expect(writeText).toHaveBeenCalledWith(window.location.href);
  fireEvent.blur(button);
  expect(button).toHaveTextContent('Copiază linkul');
  window.history.replaceState(null, '', '?');
});

test('a scenario that was found by a step shows the step’s words, one found by its title none', () => {
  const scenario = shipped('booking/dublu-clic.json');
  const bench = openBench();
  act(() => bench.set({ listed: [{ name: 'booking/dublu-clic', scenario }] }));
  fireEvent.click(screen.getByRole('button', { name: 'Scenarii' }));
  const rows = () =>
    screen.getByRole('group', { name: 'Lista scenariilor' }).querySelector('li')?.textContent;
  const search = (value: string) =>
    fireEvent.change(screen.getByLabelText('Caută în scenarii'), { target: { value } });
  search('asteptare 0,5');
  expect(rows()).toBe(`○${scenario.title}Așteptare: 0,5 s`);
  search('doua apasari');
  expect(rows()).toBe(`○${scenario.title}`);
});

test('what was typed stays private in a correction, also after the form’s page was left', async () => {
  const typed = 'Neînlocuita';
  const bench = openBench();
  jest.spyOn(bench.player, 'fill').mockResolvedValue();
  const steps = [{ send: { type: 'field.changed', field: 'lastName', value: typed } }] as Step[];
  const begun = { machine: 'booking', address: '/programare', startedAt: 0 } as const;
  act(() => bench.set({ recording: { ...begun, steps, removed: [], calls: [] } }));
  await act(() => bench.stopRecording());
  // Leaving the page ends what may be recorded.
  await act(() => bench.stopRecording());
  const empty = [{ advance: 0, expect: { controls: { Nume: { value: '' } } } }];
  const scenario = { ...shipped('booking/dublu-clic.json'), steps: empty } as Scenario;
  act(() => bench.player.set({ scenario, chosen: 0 }));
  fireEvent.click(screen.getByRole('button', { name: 'Schimbă: Nume · conținutul: „”' }));
  fireEvent.change(screen.getByLabelText(/^Se așteaptă la /), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Păstrează' }));
  expect(expected()).toEqual(["Nume · conținutul: „D'Exemplu”"]);
});
