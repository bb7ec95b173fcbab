import { plainText } from '../../../../src/server/cli/output/plainText';

test('what a stranger typed can neither colour nor move what stands around it in the terminal', () => {
  expect(plainText('Ana\u001b[31m\u009b2J\u202e Pop\r\nscris')).toBe('Ana[31m2J Pop scris');
});

test('a message keeps its lines where it is shown alone', () => {
  expect(plainText('unu\r\ndoi\u0007', { keepLines: true })).toBe('unu\ndoi');
});
