import { clinic } from '../../src/content/clinic';
import { sourceFiles } from '../support/sourceFiles';

const sources = sourceFiles('src');

test('the sample clinic can be mistaken for nobody', () => {
  expect(clinic.email).toMatch(/\.example$/);
  expect(clinic.phone.label).toMatch(/^0264 000 00\d$/);
  expect(clinic.cardiologyPhone.label).not.toBe(clinic.phone.label);
});

test('a clinic makes the site its own in one file: no other file repeats a value of its profile', () => {
  const values = [
    clinic.name,
    clinic.email,
    clinic.street,
    clinic.phone.label,
    clinic.phone.link,
    clinic.cardiologyPhone.label,
    clinic.postalCode,
  ];
  const repeated = sources
    .filter(({ path }) => path !== 'src/content/clinic.ts')
    .flatMap(({ path, text }) =>
      values.filter((value) => text.includes(value)).map((value) => `${path}: ${value}`),
    );
  expect(repeated).toEqual([]);
});

test('Romanian is written with the comma below; only the customer wrote a cedilla', () => {
  const cedilla = sources
    .filter(({ path }) => path !== 'src/content/messages.ts' && path !== 'src/prerender/fontFaces.ts')
    .filter(({ text }) => /[şţŞŢ]/.test(text))
    .map(({ path }) => path);
  expect(cedilla).toEqual([]);
});
