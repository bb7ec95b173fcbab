import { purgeWords } from '../../../src/content/words/counts';

test('entries on the waiting list are counted with what is erased, only when there are any', () => {
  const counts = { appointments: 2, contactRequests: 1 };
  expect(purgeWords({ ...counts, waiting: 0 })).toBe('2 programări și un mesaj');
  expect(purgeWords({ ...counts, waiting: 3 })).toBe(
    '2 programări, un mesaj și 3 locuri pe lista de așteptare',
  );
});
