import { mailboxDigest, normalizedEmail } from '../../../src/server/limits/uses';

describe('an e-mail address', () => {
  it.each([
    ['Ana@Exemplu.Example', 'ana@exemplu.example'],
    ['Ștefan@exemplu.example', 'ștefan@exemplu.example'],
    ['  ana@exemplu.example ', 'ana@exemplu.example'],
    ['ana@exem\u200bplu.example', 'ana@exemplu.example'],
    ['\u202aana@exemplu.example\u202c', 'ana@exemplu.example'],
    ['ana@ｅｘｅｍｐｌｕ．example', 'ana@exemplu.example'],
    ['ana@clinică.example', 'ana@xn--clinic-n0a.example'],
    ['', ''],
  ])('such as %j is normalized to %j', (written, known) => {
    expect(normalizedEmail(written)).toBe(known);
  });

  it.each([
    ['ana+programari@exemplu.example', 'ana@exemplu.example'],
    ['a.n.a@gmail.com', 'ana@googlemail.com'],
    ['ana@exem\u2060plu.example', 'ana@exemplu.example'],
    ['ana@ｅｘｅｍｐｌｕ.example', 'ana@exemplu.example'],
  ])('such as %j has the same mailbox as %j', (one, other) => {
    expect(mailboxDigest(one)).toBe(mailboxDigest(other));
  });

  it.each([
    ['a.na@exemplu.example', 'ana@exemplu.example'],
    ['+ana@exemplu.example', '+ion@exemplu.example'],
  ])('such as %j has another mailbox than %j', (one, other) => {
    expect(mailboxDigest(one)).not.toBe(mailboxDigest(other));
  });
});
