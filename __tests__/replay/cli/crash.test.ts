import * as bookingContext from '../../../src/features/booking/session/bookingContext';
import * as sendForm from '../../../src/api/sendForm';
import * as players from '../../../src/replay/cli/players';
import { replayCommand } from '../support/replayCommand';

const BOOKED = 'src/replay/scenarios/booking/programare-reusita.json';

jest.mock('../../../src/features/booking/session/bookingContext', () => ({
  __esModule: true,
  ...jest.requireActual<typeof bookingContext>('../../../src/features/booking/session/bookingContext'),
}));
jest.mock('../../../src/api/sendForm', () => ({
  __esModule: true,
  ...jest.requireActual<typeof sendForm>('../../../src/api/sendForm'),
}));
jest.mock('../../../src/replay/cli/players', () => ({
  __esModule: true,
  ...jest.requireActual<typeof players>('../../../src/replay/cli/players'),
}));

const crash = (): never => {
  throw new TypeError('No such slot.');
};

afterEach(() => jest.restoreAllMocks());

test('a crash in the machine is a failed scenario, and the report names the step and the error', async () => {
  jest.spyOn(bookingContext, 'withSlot').mockImplementation(crash);
  const { code, output } = await replayCommand(BOOKED);
  expect(output).toMatch(
    /json:\d+: pasul \d+: Ora: [^]*nu s-a putut face: formularul s-a oprit cu o eroare: TypeError: No such slot\.\n +at /,
  );
  expect(output).toMatch(/^Rulate: 1 · 0 ✓ · 1 ✗/m);
  expect(code).toBe(1);
});

test('a submission that fails with an unexpected error has its reason beside the state', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(sendForm, 'sendAppointment').mockImplementation(crash);
  const { code, output } = await replayCommand(BOOKED);
  expect(output).toContain('; după: nereușit (error); netrimis: TypeError: No such slot.\n');
  expect(code).toBe(1);
});

test('a browser that ends in the middle is a failed scenario, named with its file before the next one is played', async () => {
  const printed: unknown[] = [];
  const play = () => {
    printed.push(...(jest.mocked(console).log.mock.lastCall ?? ['']));
    return Promise.reject(new Error('Target crashed'));
  };
  jest.spyOn(players, 'openPlayer').mockResolvedValue({ play, close: () => Promise.resolve() });
  const { code, output } = await replayCommand(BOOKED, 'src/replay/scenarios/contact/http-201.json');
  expect(output).toMatch(new RegExp(`✗ ${BOOKED}\n +Error: Target crashed`));
  expect(output).toContain('0 ✓ · 2 ✗');
  expect(printed).toEqual(['', expect.stringContaining(BOOKED)]);
  expect(code).toBe(1);
});
