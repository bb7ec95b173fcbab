import { addressOf, mailboxDigest, normalizedEmail } from '../../../src/server/limits/uses';

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

describe('an address that a proxy forwards', () => {
  const forwarded = (written: string) => addressOf({ ip: written, ips: ['127.0.0.1', written] });

  it.each([
    ['a port', '203.0.113.7:51234', '203.0.113.7'],
    ['another address of its /56 of IPv6', '2001:db8:1:2300::1', '2001:db8:1:23ff:1:2:3:4'],
    ['brackets and a port', '[2001:db8:1:2300::1]:443', '2001:db8:1:2300::1'],
    ['brackets', '[2001:db8:1:2300::1]', '2001:db8:1:2300::1'],
    ['IPv6 around it', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv6 around it in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
    ['a zone', 'fe80::1%eth0', 'fe80::1'],
    ['no address, as the proxy’s', 'unknown', '127.0.0.1'],
    ['nothing that is seen, as the proxy’s', '_hidden', '300.1.1.1'],
  ])('is counted as the same with %s', (_what, written, plain) => {
    expect(forwarded(written)).toBe(forwarded(plain));
    expect(forwarded(written)).not.toBe(forwarded('2001:db8:1:2400::1'));
  });
});
