import { isLinearizable, type Operation } from '../../../src/tools/lab/linearizability';

const operation = (
  action: Operation['action'],
  booking: string | undefined,
  [began, ended]: readonly [number, number],
  answer: Operation['answer'] = 'done',
): Operation => ({ who: 'a patient', action, booking, began, ended, answer });

it.each<[string, readonly Operation[]]>([
  [
    'overlapping bookings of which one is refused',
    [operation('book', 'a', [0, 9]), operation('book', 'b', [1, 5], 'refused')],
  ],
  [
    'a booking that a look shows before its answer',
    [operation('book', 'a', [0, 9]), operation('look', 'a', [5, 5])],
  ],
  [
    'a booking after a cancellation',
    [operation('book', 'a', [0, 1]), operation('cancel', 'a', [2, 6]), operation('book', 'b', [3, 5])],
  ],
])('%s is explained', (_name, operations) => {
  expect(isLinearizable(operations)).toBe(true);
});

it.each<[string, readonly Operation[]]>([
  ['a time that two have', [operation('book', 'a', [0, 1]), operation('book', 'b', [2, 3])]],
  [
    'an acknowledged booking that is lost',
    [operation('book', 'a', [0, 1]), operation('look', undefined, [2, 2])],
  ],
  ['a refusal of a free time', [operation('book', 'b', [0, 1], 'refused'), operation('book', 'a', [2, 3])]],
  [
    'a second cancellation that acts',
    [operation('book', 'a', [0, 1]), operation('cancel', 'a', [2, 3]), operation('cancel', 'a', [4, 5])],
  ],
])('%s is not explained', (_name, operations) => {
  expect(isLinearizable(operations)).toBe(false);
});
