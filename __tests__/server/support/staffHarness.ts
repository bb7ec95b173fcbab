import type { AppointmentRequest } from '../../../src/server/db/storedEntities';
import { openDatabase } from '../../../src/server/db/open';
import type { Db } from '../../../src/server/db/schema';
import { clinicCommand, refusedWith, type CommandResult } from './clinicCommand';
import type { TestDatabase } from './engineDatabase';
import { folderForEach } from './temporaryFolder';
import { openTestDatabase, writeTestDatabase } from './openTestDatabase';
import { MONDAY } from './sampleRequests';
import { storeAppointment } from './storeAppointment';

/** The smallest file that is accepted as a picture. */
export const PICTURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** A command line as typed, with `"two words"` in quotes, and further arguments as they are. */
type Line = readonly [line: string, ...args: readonly string[]];

const argsOf = ([line, ...args]: Line): readonly string[] => [
  ...[...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
  ...args,
];

/**
 * Prepares the staff's command on a new database for each test.
 * @param prepare empty data, to be filled with the test catalogue; left out: an SQLite file that has it
 */
export function staffHarness(prepare?: () => Promise<TestDatabase>) {
  const inFolder = folderForEach();
  let testDatabase: TestDatabase;
  beforeEach(async () => {
    if (prepare !== undefined) {
      testDatabase = await prepare();
      await (await openTestDatabase(testDatabase.url)).close();
      return;
    }
    const file = inFolder('clinic.sqlite');
    await writeTestDatabase(file);
    testDatabase = { url: `file:${file}`, remove: () => Promise.resolve() };
  });
  afterEach(() => testDatabase.remove());

  const clinic = (...line: Line): Promise<CommandResult> => clinicCommand(testDatabase.url)(...argsOf(line));
  /** Runs a command that must succeed, and returns its output. */
  const run = async (...line: Line): Promise<string> => {
    const { code, output, errors } = await clinic(...line);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    return output;
  };
  /** Works on the data without the command. */
  const onData = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const { db, close } = await openDatabase(testDatabase.url);
    try {
      return await work(db);
    } finally {
      await close();
    }
  };
  const everything = () =>
    onData(async (db) => [
      await db.selectFrom('journal').select('id').execute(),
      await db.selectFrom('portraits').select('name').execute(),
    ]);
  return {
    get url() {
      return testDatabase.url;
    },
    clinic,
    run,
    /** Runs a command that must succeed, and returns its JSON. */
    json: async <T = Record<string, unknown>>(...line: Line) => JSON.parse(await run(...line, '--json')) as T,
    /** Runs a command that must be refused in one line with these words, without changing the data. */
    refused: async (words: RegExp, code: number, ...line: Line): Promise<void> => {
      const before = await everything();
      const result = await clinic(...line);
      expect(result).toEqual(refusedWith(code, words));
      expect(await everything()).toEqual(before);
    },
    onData,
    /** Stores an appointment with its mails, on MONDAY by default, and returns its reference. */
    book: (changes?: Partial<AppointmentRequest>) =>
      onData((db) => storeAppointment(db, Date.now(), { date: MONDAY, ...changes })),
    inFolder,
  };
}
export type StaffHarness = ReturnType<typeof staffHarness>;
