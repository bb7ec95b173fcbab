import * as bookingContext from '../../../src/features/booking/session/bookingContext';
import * as sendForm from '../../../src/api/sendForm';
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

const crash = (): never => {
  throw new TypeError('No such slot.');
};

afterEach(() => jest.restoreAllMocks());

test('a crash in the machine is a failed scenario, and the report names the step and the error', async () => {
  jest.spyOn(bookingContext, 'withSlot').mockImplementation(crash);
  const { code, output } = await replayCommand(BOOKED);
  expect(output).toMatch(
    /json:\d+: step \d+: slot\.chosen[^]*not performed: the form crashed: TypeError: No such slot\.\n +at /,
  );
  expect(output).toContain('0 passed, 1 failed');
  expect(code).toBe(1);
});

test('a submission that fails with an unexpected error has its reason beside the state', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(sendForm, 'sendAppointment').mockImplementation(crash);
  const { code, output } = await replayCommand(BOOKED);
  expect(output).toContain('; after: error; not sent: TypeError: No such slot.\n');
  expect(code).toBe(1);
});
