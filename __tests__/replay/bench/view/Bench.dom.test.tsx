import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { MESSAGES } from '../../../../src/content/messages';
import { Correction } from '../../../../src/replay/bench/view/Correction';
import { ServerOrders } from '../../../../src/replay/bench/view/ServerOrders';
import { NetworkTap } from '../../../../src/replay/bench/watch/networkTap';
import { choose, expected, layOut, openBench, openStep } from '../../support/domBench';

const SCENARIO = readFileSync('src/replay/scenarios/contact/netrimis.json', 'utf8');

const complaint = async () => (await screen.findByRole('alert')).textContent.split('\n');

beforeAll(layOut);

test('the problems of an invalid file are listed, one per line, without the former scenario’s steps and export', async () => {
  openBench();
  choose(SCENARIO);
  await screen.findByRole('list', { name: 'Pașii' });
  choose(SCENARIO.replace('"version": 1', '"version": 0').replace('"advance": 1000', '"avans": 1000'));
  expect(await complaint()).toEqual([
    'Fișierul nu poate fi folosit:',
    'scenariu.json, rândul 3, coloana 14: version: se așteaptă 1, versiunea formatului, este 0',
    'scenariu.json, rândul 14, coloana 5: pasul 3: se așteaptă exact una dintre cheile send, each, given, advance, respond, este Object',
  ]);
  expect(screen.queryByRole('list', { name: 'Pașii' })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Export' })).toBeNull();
});

test('a file that is too large is refused, and its message goes when another file is read', async () => {
  openBench();
  choose(Buffer.alloc(3 * 1024 * 1024), 'mare.json');
  expect(await complaint()).toEqual([
    'Fișierul nu poate fi folosit:',
    'mare.json: se așteaptă cel mult 2 MB, este 3.0 MB',
  ]);
  choose('{');
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('mare.json'));
});

test('an order for the clinic’s data, which each page asks for, is seen and taken back on each', () => {
  const tap = new NetworkTap();
  tap.order('facts', '500');
  for (const machine of ['booking', 'contact'] as const) {
    const { unmount } = render(<ServerOrders tap={tap} machine={machine} isPlayed={false} />);
    expect(screen.getByText('datele clinicii → 500')).toBeVisible();
    expect(screen.getByLabelText(/datele clinicii/)).toHaveValue('500');
    unmount();
  }
});

test('an export that fails leaves the bench, with the reason', async () => {
  // jsdom reports the error to the console too.
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('Fișierul nu s-a putut salva.');
  });
  openBench();
  choose(SCENARIO);
  fireEvent.click(await screen.findByRole('button', { name: 'Exportă scenariul' }));
  expect(await complaint()).toEqual(['Eroare în banc:', 'Fișierul nu s-a putut salva.']);
  expect(screen.getByRole('list', { name: 'Pașii' })).toBeVisible();
});

function strike(words: string): void {
  fireEvent.click(screen.getByRole('button', { name: `Nu se așteaptă: ${words}` }));
}

test('each of several texts and a lost time can be struck out, and the tester reads what went', async () => {
  const lostSlot = { date: '2026-11-23', startTime: '10:00' };
  await openStep('Privire', {
    advance: 0,
    expect: { context: { serviceId: 1, lostSlot }, text: { present: ['Unu', 'Doi', 'Trei'] } },
  });
  strike('Ar trebui să se citească pe pagină: „Trei”');
  strike('Datele · ora pierdută: luni 23 nov., 10:00');
  expect(screen.getByLabelText('Ultima schimbare')).toHaveTextContent(
    'Nu se mai așteaptă: Datele · ora pierdută: luni 23 nov., 10:00',
  );
  expect(expected()).toEqual([
    'Datele · serviciul: „Cardiologie”',
    'Ar trebui să se citească pe pagină: „Unu”',
    'Ar trebui să se citească pe pagină: „Doi”',
  ]);
});

test('a line that was struck out stays in its place, and can be taken back until another step is opened', async () => {
  const present = ['Unu', 'Doi', 'Trei'];
  await openStep('Privire', { advance: 0, expect: { text: { present } } }, { advance: 1000 });
  const lines = () => screen.getByRole('region', { name: 'Se așteaptă' }).querySelectorAll('li');
  const line = (text: string) => `Ar trebui să se citească pe pagină: „${text}”`;
  strike(line('Unu'));
  strike(line('Doi'));
  expect([...lines()].map(({ textContent }) => textContent)).toEqual([
    `${line('Unu')}Pune la loc`,
    `${line('Doi')}Pune la loc`,
    `${line('Trei')}✎✕`,
  ]);
  fireEvent.click(screen.getByRole('button', { name: `Se așteaptă din nou: ${line('Unu')}` }));
  expect(expected()).toEqual([line('Unu'), line('Trei')]);
  fireEvent.click(screen.getByText('Așteptare: 1 s'));
  fireEvent.click(screen.getByText('Privire'));
  expect([...lines()].map(({ textContent }) => textContent).sort()).toEqual([
    `${line('Trei')}✎✕`,
    `${line('Unu')}✎✕`,
  ]);
});

test('what a field should hold replaces what the step expects of it already, and the tester reads so', async () => {
  const held = { context: { patient: { lastName: 'Pop' } }, controls: { Nume: { value: '' } } };
  const bench = await openStep('Privire', { advance: 0, expect: held });
  act(() => bench.expect(0, { controls: { Nume: { value: 'Popa' } } }));
  expect(expected()).toEqual(['Nume · conținutul: „Popa”']);
  expect(screen.getByLabelText('Ultima schimbare')).toHaveTextContent(
    'Nu se mai așteaptă: Datele · pacientul · Nume: „Pop”; Nume · conținutul: „”',
  );
});

test('every expected line that can be written is corrected in its place, although nothing differs', async () => {
  const bench = await openStep('Privire', {
    advance: 0,
    expect: {
      context: { slot: null },
      controls: { Nume: { error: null } },
      text: { present: ['Unu', 'Doi'] },
    },
  });
  const correct = (words: string, value: string): void => {
    fireEvent.click(screen.getByRole('button', { name: `Schimbă: ${words}` }));
    fireEvent.change(screen.getByLabelText(/^Se așteaptă la /), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Păstrează' }));
  };
  correct('Nume · eroarea: niciuna', 'Scrieți numele.');
  correct('Ar trebui să se citească pe pagină: „Unu”', 'Trei');
  expect(expected()).toEqual([
    'Datele · ora: nimic',
    'Ar trebui să se citească pe pagină: „Trei”',
    'Ar trebui să se citească pe pagină: „Doi”',
    'Nume · eroarea: „Scrieți numele.”',
  ]);
  expect(screen.queryByRole('button', { name: 'Schimbă: Datele · ora: nimic' })).toBeNull();
  correct('Nume · eroarea: „Scrieți numele.”', '');
  expect(bench.player.get().scenario?.steps[0]?.expect?.controls).toEqual({ Nume: { error: null } });
});

test('a changed text changes what is expected of it afterwards, in a request as it is sent', async () => {
  await openStep(
    'Nume: completat',
    { send: { type: 'field.changed', field: 'lastName', value: 'Pop' } },
    {
      advance: 0,
      expect: {
        context: { patient: { lastName: 'Pop' } },
        request: { client_first_name: 'Ana', client_last_name: 'Pop' },
      },
    },
  );
  fireEvent.change(screen.getByLabelText('În fișier:'), { target: { value: "D'Or" } });
  fireEvent.click(screen.getByRole('button', { name: 'Schimbă textul' }));
  await screen.findByText("Text păstrat: „D'Or”");
  fireEvent.click(screen.getByText('Privire'));
  expect(expected()).toEqual([
    "Datele · pacientul · Nume: „D'Or”",
    'Cererea · Prenume: „Ana”',
    "Cererea · Nume: „D'Or”",
  ]);
  expect(screen.getByTitle('request.client_last_name: "D&#39;Or"')).toBeInTheDocument();
});

test('what a form holds and sends is named, with the machine’s words beside', async () => {
  const slot = { slotId: 103, date: '2026-11-25' };
  await openStep('Privire', {
    advance: 0,
    expect: { context: { doctorId: 2, slot }, request: { user_id: 2, user_appointment_id: 103 } },
  });
  expect(expected()).toEqual([
    'Datele · medicul: „Dr. Radu Câmpean”',
    'Datele · ora: miercuri 25 nov., 10:00',
    'Cererea · medicul: „Dr. Radu Câmpean”',
    'Cererea · ora: „10:00”',
  ]);
  expect(screen.getByTitle('request.user_appointment_id: 103')).toBeInTheDocument();
});

test('a message that did not come can be expected, of the form at hand alone', async () => {
  openBench();
  choose(JSON.stringify({ ...JSON.parse(SCENARIO), steps: [{ advance: 0 }] }));
  fireEvent.click(await screen.findByText('Privire'));
  const messages = screen.getByLabelText('Ar trebui să apară mesajul');
  const [, ...offered] = within(messages).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    MESSAGES.contactSucceeded,
    MESSAGES.contactFailed,
  ]);
  fireEvent.change(messages, { target: { value: MESSAGES.contactFailed } });
  expect(expected()).toEqual([`Mesaj nou: „${MESSAGES.contactFailed}”`]);
});

test.each([
  ['a text', 'Ana', 'Ioana', 'Dan', 'Dan'],
  ['a text that should be empty', 'Ana', '', '', ''],
  ['nothing', 'Ana', null, '', null],
  ['yes and no', true, false, 'nu', false],
  ['a number', 1, 2, '2', 2],
  ['a list of texts', ['Unu', 'Doi'], ['Unu'], 'Unu\nTrei', ['Unu', 'Trei']],
])('a correction is written in plain words: %s', (_, wanted, actual, written, kept) => {
  const onKeep = jest.fn();
  const path = ['onScreen'];
  render(
    <Correction
      scenario={{ machine: 'booking' }}
      mismatch={{ what: '', path, expected: wanted, actual }}
      onKeep={onKeep}
    />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: written } });
  fireEvent.click(screen.getByRole('button', { name: 'Păstrează' }));
  expect(onKeep).toHaveBeenCalledWith(kept);
});
