import { readReference } from '../../../../src/server/cli/input/readReference';

test('a code heard on the phone is found, whatever letters were taken for digits', () => {
  expect(readReference(' 7kq3m9xa ')).toBe('7KQ3M9XA');
  expect(readReference('OIL3M9XA')).toBe('0113M9XA');
});
