import {
  firstContradiction,
  historyLines,
  isLinearizable,
  type Deed,
  type Operation,
} from '../../../src/tools/faults/histories/operation';

type Answer = Operation['answer'];

const operation = (began: number, ended: number, deed: Deed, answer: Answer = 'done'): Operation => ({
  ...{ who: 'patient', deed, began, ended, answer },
});
const unanswered = (began: number, deed: Deed) => ({
  ...operation(began, Infinity, deed),
  answer: undefined,
});
const book = (by: string): Deed => ({ name: 'book', by });
const cancel = (by: string): Deed => ({ name: 'cancel', by });
const stored = (holder?: string): Deed => ({ name: 'look', holder });
const close: Deed = { name: 'close', id: 1 };
const open: Deed = { name: 'open', id: 1 };

describe('can be explained:', () => {
  test.each<[string, Operation[]]>([
    ['nothing at all', []],
    [
      'one has the hour, and others hear that it is taken',
      [
        operation(0, 10, book('a')),
        operation(1, 9, book('b'), 'taken'),
        operation(20, 21, book('c'), 'taken'),
        operation(30, 30, stored('a')),
      ],
    ],
    [
      'it is offered while it is free, though booked soon after',
      [
        operation(0, 1, book('a')),
        operation(2, 5, cancel('a')),
        operation(1, 9, { name: 'offer' }),
        operation(6, 8, book('b')),
      ],
    ],
    [
      'it is left for another hour, and somebody comes from one',
      [
        operation(0, 1, book('a')),
        operation(2, 5, { name: 'move away', by: 'a' }),
        operation(3, 4, { name: 'move here', by: 'b' }),
        operation(6, 6, stored('b')),
      ],
    ],
    [
      'what was cancelled is known no more',
      [operation(0, 1, book('a')), operation(2, 9, cancel('a')), operation(3, 4, cancel('a'), 'unknown')],
    ],
    [
      'it is freed and booked by another',
      [operation(0, 1, book('a')), operation(2, 5, cancel('a')), operation(3, 4, book('b'))],
    ],
    [
      'who had no answer has the hour',
      [unanswered(0, book('a')), operation(5, 6, book('b'), 'taken'), operation(9, 9, stored('a'))],
    ],
    ['who had no answer has it not', [unanswered(0, book('a')), operation(5, 6, book('b'))]],
    [
      'a closed day refuses, and takes again once it is opened',
      [
        operation(0, 1, close),
        operation(2, 3, book('a'), 'closed'),
        operation(4, 6, open),
        operation(5, 7, book('b')),
        operation(9, 9, stored('b')),
      ],
    ],
    ['a day that was booked before is closed', [operation(0, 1, book('a')), operation(2, 3, close)]],
  ])('%s', (_name, operations) => {
    expect(isLinearizable(operations)).toBe(true);
    expect(firstContradiction(operations)).toEqual([]);
  });
});

describe('cannot be explained:', () => {
  test.each<[string, Operation[]]>([
    ['two have the same hour', [operation(0, 1, book('a')), operation(0, 1, book('b'))]],
    ['somebody’s hour was offered', [operation(0, 1, book('a')), operation(2, 3, { name: 'offer' })]],
    ['an hour that nobody had was taken', [operation(0, 1, book('a'), 'taken')]],
    [
      'the hour was taken although it had been freed',
      [operation(0, 1, book('a')), operation(2, 3, cancel('a')), operation(4, 5, book('b'), 'taken')],
    ],
    [
      'what was acknowledged is not known to who moves it',
      [operation(0, 1, book('a')), operation(2, 3, { name: 'move away', by: 'a' }, 'unknown')],
    ],
    ['what was acknowledged is not stored', [operation(0, 1, book('a')), operation(2, 2, stored())]],
    [
      'a move left nothing behind, and yet is stored where it was',
      [
        operation(0, 1, book('a')),
        operation(2, 3, { name: 'move away', by: 'a' }),
        operation(4, 4, stored('a')),
      ],
    ],
    ['another is stored', [operation(0, 1, book('a')), operation(2, 2, stored('b'))]],
    ['a closed day was booked', [operation(0, 1, close), operation(2, 3, book('a'))]],
    ['a day that was never closed refused', [operation(0, 1, book('a'), 'closed')]],
    [
      'a day that was opened refused',
      [operation(0, 1, close), operation(2, 3, open), operation(4, 5, book('a'), 'closed')],
    ],
    ['what is stored was not asked for yet', [operation(2, 2, stored('a')), operation(3, 4, book('a'))]],
  ])('%s', (_name, operations) => {
    expect(isLinearizable(operations)).toBe(false);
    expect(firstContradiction(operations)).not.toEqual([]);
  });
});

test('a contradiction is told as the shortest beginning that has it, without what was answered later or is no part of it', () => {
  const lines = historyLines(
    firstContradiction([
      operation(40, 41, book('d'), 'taken'),
      operation(0, 30, book('c')),
      operation(12, 14, book('e'), 'taken'),
      operation(10, 20, book('b')),
      operation(1, 2, book('a')),
    ]),
  );
  expect(lines.split('\n').map((line) => line.trim())).toEqual([
    '1 –     2 ms  patient                  book a: done',
    '10 –    20 ms  patient                  book b: done',
  ]);
});

test('many who want one hour at once are checked in time', () => {
  const crowd = Array.from({ length: 40 }, (_none, index) =>
    operation(index % 8, 10 + (index % 8), book(`p${index}`), index === 17 ? 'done' : 'taken'),
  );
  expect(isLinearizable(crowd)).toBe(true);
  expect(isLinearizable([...crowd, operation(20, 21, book('late'))])).toBe(false);
});
