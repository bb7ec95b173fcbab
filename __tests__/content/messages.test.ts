import { AUTH_MESSAGES, BUTTONS, MESSAGES } from '../../src/content/messages';

/** Copied from the customer's own texts, including `ţ` with a cedilla. */
test("the customer's messages are kept letter for letter", () => {
  expect([...Object.values(MESSAGES), ...Object.values(AUTH_MESSAGES)]).toEqual([
    'Error fetching medical fields.',
    'Error fetching medic time off.',
    'Error fetching medic schedule.',
    'Interval indisponibil.',
    'Acest slot este deja ocupat.',
    'A aparut o eroare. Va rugam incercati mai tarziu.',
    'Informatiile au fost trimise cu succes.',
    'Informa\u0163iile au fost trimise cu succes.',
    'A apărut o eroare. Vă rugăm încerca\u0163i mai târziu.',
    'Register Successfully',
    'Password reset email sent!',
    'Oops...',
  ]);
});

test("the customer's button labels are kept letter for letter", () => {
  expect(BUTTONS).toMatchObject({
    submit: 'Trimitere',
    submitting: 'Încărcare...',
    more: 'Mai multe',
    bookConsultation: 'Programare Consult',
    backHome: 'BACK TO HOME',
  });
});
