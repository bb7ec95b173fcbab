import { machineStage } from '../../../src/replay/machine/machineStage';
import { domStage } from '../../../src/replay/page/domStage';
import { openDom } from '../../../src/replay/page/openDom';
import type { CreateStage } from '../../../src/replay/run/stage';
import { BREAKAGES } from '../support/breakages';
import { failing } from '../support/verdicts';

jest.mock('../../../src/features/booking/bookingMachine', () => {
  const actual = jest.requireActual<typeof import('../../../src/features/booking/bookingMachine')>(
    '../../../src/features/booking/bookingMachine',
  );
  const { broken } = jest.requireActual<typeof import('../support/breakages')>('../support/breakages');
  return {
    ...actual,
    get bookingMachine() {
      return broken(actual.bookingMachine);
    },
  };
});

jest.setTimeout(120_000);

let page: CreateStage;

beforeAll(async () => {
  openDom();
  page = await domStage();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'replayBreakage');
});

describe.each(Object.entries(BREAKAGES))('when %s', (name, { noticedBy }) => {
  beforeEach(() => {
    Reflect.set(globalThis, 'replayBreakage', name);
  });

  test('the machine alone tells', async () => {
    expect(await failing(machineStage())).toEqual(noticedBy);
  });

  test('the rendered page tells the same', async () => {
    expect(await failing(page)).toEqual(noticedBy);
  });
});
