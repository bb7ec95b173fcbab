import { countWords, unbroken, unbrokenTexts } from '../../src/domain/text';

test.each([
  ['dacă s-a format', 'dacă s-\u2060a format'],
  ['luni–vineri, 09:00–18:00', 'luni–\u2060vineri, 09:00–\u206018:00'],
  ['în Cluj-Napoca', 'în Cluj-\u2060Napoca'],
  ['ambele membre 400 lei', 'ambele membre 400\u00a0lei'],
  ['unu - doi', 'unu - doi'],
  ['400 leilor', '400 leilor'],
])('no line breaks inside a word with a hyphen, a range or a price: „%s”', (text, shown) => {
  expect(unbroken(text)).toBe(shown);
});

test('paths and keys of data stay as they are', () => {
  expect(unbrokenTexts({ path: '/testare-de-efort', texts: ['s-a spus', 'a-b'] })).toEqual({
    path: '/testare-de-efort',
    texts: ['s-\u2060a spus', 'a-b'],
  });
});

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
