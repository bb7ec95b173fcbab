import { remainingProblems } from '../../../src/features/form/submission';

test('marked problems stay the same object until one is mended or becomes another, so that a key renders no list again', () => {
  const marked = { phone: 'missing', email: 'invalid' } as const;
  expect(remainingProblems(marked, { ...marked, firstName: 'missing' })).toBe(marked);
  expect(remainingProblems(marked, { phone: 'missing' })).toEqual({ phone: 'missing' });
  expect(remainingProblems(marked, { ...marked, email: 'tooLong' })).toEqual({
    phone: 'missing',
    email: 'tooLong',
  });
});
