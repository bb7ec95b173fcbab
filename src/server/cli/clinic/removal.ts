import type { Command } from 'commander';
import { confirm, YES_OPTION, type YesOptions } from '../input/confirm';
import { answer, type AnswerOptions } from '../output/answer';
import { onClinic, type Clinic } from './onClinic';
import type { Finder } from './rowFinders';

interface Removal<Key, Row> {
  readonly description: string;
  readonly find: Finder<Key, Row>;
  /** For example `medicul Dr. Ioana Mureșan`. */
  readonly what: (row: Row, clinic: Clinic) => string | Promise<string>;
  /** What goes with it, for the question. */
  readonly consequence?: string;
  /** How the question and the answer begin. */
  readonly verbs?: readonly [question: string, answer: string];
  /** What JSON calls the argument. */
  readonly keyName?: string;
  /** @throws {Refusal} when something stands in the way */
  readonly take: (clinic: Clinic, row: Row) => Promise<unknown>;
}

/** Adds `remove`: finds, asks, takes away, says so. */
export function addRemoval<Key, Row>(
  rows: Command,
  argument: readonly [flags: string, description: string, read: (text: string, earlier?: Key) => Key],
  { verbs = ['Scoateți', 'Am scos'], ...removal }: Removal<Key, Row>,
): void {
  const remove = onClinic(async (clinic, key: Key, options: AnswerOptions & YesOptions) => {
    const row = await removal.find(clinic, key);
    const what = await removal.what(row, clinic);
    await confirm(`${verbs[0]} ${what}${removal.consequence ?? ''}?`, options);
    await removal.take(clinic, row);
    answer(options, { [removal.keyName ?? 'id']: key, removed: true }, `${verbs[1]} ${what}.`);
  });
  rows
    .command('remove')
    .description(removal.description)
    .argument(...argument)
    .option(...YES_OPTION)
    .action(remove);
}
