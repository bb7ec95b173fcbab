import { machineStage } from '../../../src/replay/machine/machineStage';
import { domStage } from '../../../src/replay/page/domStage';
import { openDom } from '../../../src/replay/page/openDom';
import type { CreateStage } from '../../../src/replay/run/stage';
import { BREAKAGES, WATCHED, watchedFor } from '../support/breakages';
import { failing } from '../support/verdicts';

type Breakages = typeof import('../support/breakages');

jest.mock('../../../src/features/booking/bookingMachine', () => {
  const actual = jest.requireActual<typeof import('../../../src/features/booking/bookingMachine')>(
    '../../../src/features/booking/bookingMachine',
  );
  const { brokenBooking } = jest.requireActual<Breakages>('../support/breakages');
  return {
    ...actual,
    get bookingMachine() {
      return brokenBooking(actual.bookingMachine);
    },
  };
});
jest.mock('../../../src/features/contact/contactMachine', () => {
  const actual = jest.requireActual<typeof import('../../../src/features/contact/contactMachine')>(
    '../../../src/features/contact/contactMachine',
  );
  const { brokenContact } = jest.requireActual<Breakages>('../support/breakages');
  return {
    ...actual,
    get contactMachine() {
      return brokenContact(actual.contactMachine);
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

describe.each(Object.entries(BREAKAGES))('when %s', (name, breakage) => {
  beforeEach(() => {
    Reflect.set(globalThis, 'replayBreakage', name);
  });

  test('the machine alone tells', async () => {
    expect(await failing(machineStage(), watchedFor(breakage))).toEqual(breakage.noticedBy);
  });

  // Drawing is slow: a delay, a guard and an action of each form stand for all.
  if (breakage.isDrawn)
    test('the rendered page tells the same', async () => {
      expect(await failing(page, watchedFor(breakage))).toEqual(breakage.noticedBy);
    });
});

test('every watched scenario notices something, and every breakage is noticed', () => {
  const noticed = Object.values(BREAKAGES).map(({ noticedBy }) => noticedBy);
  expect(new Set(noticed.flat())).toEqual(new Set(WATCHED));
  expect(noticed.filter((files) => files.length === 0)).toHaveLength(1);
});
