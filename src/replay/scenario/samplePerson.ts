/**
 * Nobody: people of this name and address do not exist. What a person types, in either form, with letters that
 * have to be escaped on their way.
 */
export const SAMPLE_PERSON = {
  firstName: 'Ana',
  lastName: "D'Exemplu",
  name: "Ana D'Exemplu",
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'Întrebare',
  message: 'Aveți program sâmbăta & duminica?',
} as const;
