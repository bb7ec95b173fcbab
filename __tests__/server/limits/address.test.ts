import { addressOf } from '../../../src/server/limits/address';

const of = (...ips: string[]): string => addressOf({ ip: ips.at(-1) ?? '', ips });

describe('the address that limits count', () => {
  it.each([
    ['a port', '203.0.113.7:51234', '203.0.113.7'],
    ['brackets and a port', '[2001:db8:1:2300::1]:443', '2001:db8:1:2300::1'],
    ['brackets', '[2001:db8:1:2300::1]', '2001:db8:1:2300::1'],
    ['IPv6 around it', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv6 around it in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
    ['a zone', 'fe80::1%eth0', 'fe80::1'],
  ])('is the same with %s', (_what, written, plain) => {
    expect(of(written)).toBe(of(plain));
  });

  it('is one for a /56 of IPv6, and another for the next', () => {
    expect(of('2001:db8:1:2300::1')).toBe(of('2001:db8:1:23ff:1:2:3:4'));
    expect(of('2001:db8:1:2300::1')).not.toBe(of('2001:db8:1:2400::1'));
    expect(of('::1')).not.toBe(of('203.0.113.7'));
  });

  it.each(['unknown', '', '_hidden', '300.1.1.1', '203.0.113.7, 203.0.113.8'])(
    'is the proxy’s where that names none: %j',
    (text) => {
      expect(of('192.0.2.1', text)).toBe(of('192.0.2.1'));
    },
  );
});
