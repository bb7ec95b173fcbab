/** Nobody: people of this name and address do not exist. What a person types, in either form. */
export const SAMPLE_PERSON = {
  firstName: 'Ana',
  lastName: 'Exemplu',
  name: 'Ana Exemplu',
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'Întrebare',
  message: 'Aveți program sâmbăta?',
} as const;
