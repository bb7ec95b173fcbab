import { practicalNotes } from '../../../src/content/clinicNotes';
import { SAMPLE_PROFILE as clinic } from '../../../src/content/sample/profile';
import { sourceFiles } from '../../support/sourceFiles';

test('the sample clinic cannot be mistaken for a real one', () => {
  expect(clinic.email).toMatch(/\.example$/);
  for (const phone of [clinic.phone, clinic.cardiologyPhone]) expect(phone).toMatch(/^0264 000 00\d$/);
  expect(clinic.cardiologyPhone).not.toBe(clinic.phone);
  expect(clinic.fiscalCode).toMatch(/^0+$/);
  const notes = practicalNotes(clinic, 'contact').map(({ text }) => text);
  expect(notes).not.toEqual([]);
  for (const note of notes) expect(note).toMatch(/^Exemplu: /);
});

test('a clinic’s profile is set in one file, and no other file repeats its values', () => {
  const values = [
    clinic.name,
    clinic.city,
    clinic.email.replace(/.*@/, ''),
    clinic.street,
    clinic.landmark,
    clinic.latitude,
    clinic.longitude,
    clinic.phone,
    clinic.cardiologyPhone,
    clinic.postalCode,
    clinic.legalName,
    clinic.tradeRegister,
  ].filter((value) => value !== undefined);
  const repeated = sourceFiles()
    .filter(({ path }) => path !== 'src/content/sample/profile.ts')
    .flatMap(({ path, text }) =>
      values.filter((value) => text.includes(value)).map((value) => `${path}: ${value}`),
    );
  expect(repeated).toEqual([]);
});
