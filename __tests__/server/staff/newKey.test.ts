import { newKey } from '../../../src/server/staff/newKey';

test.each([
  ['Genetică medicală', 'genetica-medicala'],
  ['Second opinion: hematologie (malignă)', 'second-opinion-hematologie-maligna'],
  ['Ședință și ţintă', 'sedinta-si-tinta'],
  ['  Holter EKG, 24 h  ', 'holter-ekg-24-h'],
  ['Консультация', 'fara-nume'],
])('%s is %s in addresses', (name, key) => {
  expect(newKey(name, [])).toBe(key);
});

test('a name that is taken gets the first free number', () => {
  expect(newKey('EKG', ['ekg'])).toBe('ekg-2');
  expect(newKey('EKG', ['ekg', 'ekg-2', 'ekg-4'])).toBe('ekg-3');
  expect(newKey('EKG', ['ekg-2', 'ekg-repaus'])).toBe('ekg');
});
