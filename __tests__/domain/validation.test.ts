import fc from 'fast-check';
import { contactProblems } from '../../src/domain/contactProblems';
import { cleaned, isEmail, patientProblems } from '../../src/domain/validation';

const PATIENT = {
  firstName: 'Ștefan',
  lastName: 'Țurcanu-Popa',
  phone: '+40 722 000 000',
  email: 'stefan@exemplu.example',
  message: '',
};
const REQUEST = {
  name: 'Ana Pop',
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'Întrebare',
  message: 'Pot veni cu trimitere?',
};

test('a complete patient has no problems, and the message is optional', () => {
  expect(patientProblems(PATIENT)).toEqual({});
});

test('first name, last name, phone and e-mail are required, and spaces count as empty', () => {
  expect(patientProblems({ firstName: '', lastName: ' ', phone: '\t', email: '  ', message: '' })).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    phone: 'missing',
    email: 'missing',
  });
});

test.each(['\u200b', '\u200b \u200d', '\u00ad', '\u2060\ufeff', '\u3164', '\ufe0f', '\u2800', '\u{e0020}'])(
  'a field with only invisible characters counts as empty: %j',
  (nothing) => {
    const problems = { firstName: 'missing', lastName: 'missing', phone: 'missing' };
    const patient = { ...PATIENT, firstName: nothing, lastName: nothing, phone: nothing };
    expect(patientProblems(patient)).toEqual(problems);
    const request = { ...REQUEST, name: nothing, message: nothing };
    expect(contactProblems(request)).toEqual({ name: 'missing', message: 'missing' });
  },
);

test.each(['Zo\u00eb', 'می\u200cخواهم', '👩\u200d⚕️', 'O\u00adana'])(
  'invisible characters are allowed within visible text: %s',
  (firstName) => {
    expect(patientProblems({ ...PATIENT, firstName })).toEqual({});
  },
);

test.each([
  'ana@exemplu.ro',
  "o'neil+x@sub.exemplu.ro",
  'ștefan@exemplu.ro',
  'a@b.co',
  'a@exemplu.xn--p1ai',
  'a@clinică.ro',
  'a@пример.рф',
  'a@1-2.b.ro',
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'ana',
  'ana@',
  '@exemplu.ro',
  'ana@exemplu',
  'a b@exemplu.ro',
  'a@b@c.ro',
  'a..b@c.ro',
  'a@b..ro',
  '.a@b.ro',
  'a@b.ro,c@d.ro',
  'ana@exemplu.r',
  'ana@exemplu.123',
  'ana@127.0.0.1',
  'ana@-exemplu.ro',
  'ana@exemplu-.ro',
  'ana@exem_plu.ro',
  'ana@exem!plu.ro',
  'an\u200ba@exemplu.ro',
  'ana@exemplu.ro\u2060',
  '',
])('"%s" is not an address', (text) => {
  expect(isEmail(text)).toBe(false);
});

const LONG_DOMAIN = `@${`${'b'.repeat(60)}.`.repeat(3)}exemplu.ro`;
const ofLength = (length: number, field = '') =>
  field === 'email' ? LONG_DOMAIN.padStart(length, 'a') : '0'.repeat(length);

const contactProblemsWith = (field: string, text: string) => contactProblems({ ...REQUEST, [field]: text });
const patientProblemsWith = (field: string, text: string) => patientProblems({ ...PATIENT, [field]: text });

test.each([
  ['contact’s name', contactProblemsWith, 'name', 100],
  ['contact’s e-mail', contactProblemsWith, 'email', 254],
  ['contact’s phone', contactProblemsWith, 'phone', 32],
  ['contact’s subject', contactProblemsWith, 'subject', 200],
  ['contact’s message', contactProblemsWith, 'message', 2000],
  ['patient’s first name', patientProblemsWith, 'firstName', 100],
  ['patient’s last name', patientProblemsWith, 'lastName', 100],
  ['patient’s phone', patientProblemsWith, 'phone', 32],
  ['patient’s e-mail', patientProblemsWith, 'email', 254],
  ['patient’s message', patientProblemsWith, 'message', 2000],
])(
  'a %s may have a number of characters, not counting space around them',
  (_whose, problems, field, limit) => {
    expect(problems(field, ` ${ofLength(limit, field)}\n`)).toEqual({});
    expect(problems(field, ofLength(limit + 1, field))).toEqual({ [field]: 'tooLong' });
  },
);

test.each([
  '0722 123 456',
  '+40 (0)722 123 456',
  '+49 30 1234567 int. 12',
  '(0264) 11.12.22',
  '1234567',
  '٠٧٢٢١٢٣٤٥٦',
  '0722 123 456 (mama)',
])('%s is a phone number', (phone) => {
  expect(patientProblems({ ...PATIENT, phone })).toEqual({});
});

test.each(['asdf', '7', '112', '+40 722', 'ana1234567@exemplu.ro'])(
  '%s is not a valid phone number',
  (phone) => {
    expect(patientProblems({ ...PATIENT, phone })).toEqual({ phone: 'invalid' });
    expect(contactProblems({ ...REQUEST, phone })).toEqual({ phone: 'invalid' });
  },
);

test('invisible characters in phone and e-mail are removed before validation and storage', () => {
  const pasted = {
    ...PATIENT,
    phone: ' \u202d +40 722 000 000 \u202c',
    email: '\u200b stefan\u2060@exemplu\u200e.example \ufeff',
  };
  expect(patientProblems(pasted)).toEqual({});
  expect(cleaned(pasted)).toEqual(PATIENT);
  const wire = { client_phone: '\u2066\u20690722\u00ad123456', client_email: '\u2068a@b.ro\u2069' };
  expect(cleaned(wire)).toEqual({ client_phone: '0722123456', client_email: 'a@b.ro' });
});

test('direction marks around a name are removed', () => {
  for (const lastName of ['\u202aPop\u202c', ' \u2068Pop\u2069', '\u202d Pop \u202c ']) {
    expect(patientProblems({ ...PATIENT, lastName })).toEqual({});
    expect(cleaned({ lastName, client_last_name: lastName, name: lastName })).toEqual({
      lastName: 'Pop',
      client_last_name: 'Pop',
      name: 'Pop',
    });
  }
});

test('of direction marks inside a name only reversing ones are refused', () => {
  expect(patientProblems({ ...PATIENT, lastName: 'Pop\u200e' })).toEqual({});
  expect(patientProblems({ ...PATIENT, lastName: 'Pop\u202ea' })).toEqual({ lastName: 'invalid' });
});

test('an e-mail address outside a form may have up to 254 characters, 64 of them before the @', () => {
  expect([254, 255].map((length) => isEmail(ofLength(length, 'email')))).toEqual([true, false]);
  expect([64, 65].map((length) => isEmail(`${'ș'.repeat(length)}@exemplu.ro`))).toEqual([true, false]);
});

test.each(['٠٧٤٠ ١٢٣ ٤٥٦', '０７４０ １２３ ４５６', '۰۷۴۰ ۱۲۳ ۴۵۶', '𝟘𝟟𝟜𝟘 𝟙𝟚𝟛 𝟜𝟝𝟞'])(
  'the phone number %s of another keyboard is stored with 0–9',
  (phone) => {
    expect(cleaned({ phone, message: phone })).toEqual({ phone: '0740 123 456', message: phone });
  },
);

test('a line break of two characters counts and is stored as one', () => {
  const message = Array(667).fill('ab').join('\r\n');
  expect(message.length).toBeGreaterThan(2000);
  expect(patientProblems({ ...PATIENT, message })).toEqual({});
  expect(cleaned({ message })).toEqual({ message: message.replaceAll('\r', '') });
  expect(cleaned({ message: 'una\rdouă' })).toEqual({ message: 'una\ndouă' });
});

test('a name cannot contain a line break, but a message can', () => {
  expect(patientProblems({ ...PATIENT, lastName: 'Pop\nBcc: x' })).toEqual({ lastName: 'invalid' });
  expect(patientProblems({ ...PATIENT, message: 'una\ndouă' })).toEqual({});
  expect(contactProblems({ ...REQUEST, message: 'una\ndouă' })).toEqual({});
});

test('a message cannot contain a reversing mark or a control character', () => {
  expect(patientProblems({ ...PATIENT, message: 'a\u202eb' })).toEqual({ message: 'invalid' });
  expect(patientProblems({ ...PATIENT, message: 'a\u009bb' })).toEqual({ message: 'invalid' });
});

test('a contact request needs every field', () => {
  const empty = { name: '', email: 'x', phone: '', subject: '', message: '' };
  expect(contactProblems(empty)).toEqual({
    name: 'missing',
    email: 'invalid',
    phone: 'missing',
    subject: 'missing',
    message: 'missing',
  });
});

test('space around a text does not affect its validation', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(' ', '\n', 'a', 'a'.repeat(33)), maxLength: 8 }),
      (firstName) => {
        const typed = { ...PATIENT, firstName };
        expect(patientProblems(cleaned(typed))).toEqual(patientProblems(typed));
      },
    ),
  );
});
