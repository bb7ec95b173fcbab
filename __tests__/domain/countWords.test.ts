import { countWords } from '../../src/domain/text';

test.each([
  [0, 'niciun interval liber'],
  [1, 'un interval liber'],
  [2, '2 intervale libere'],
  [19, '19 intervale libere'],
  [20, '20 de intervale libere'],
  [100, '100 de intervale libere'],
  [101, '101 intervale libere'],
  [120, '120 de intervale libere'],
])('%d free times are described as "%s"', (count, words) => {
  expect(countWords(count, ['niciun interval liber', 'un interval liber', 'intervale libere'])).toBe(words);
});
