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
