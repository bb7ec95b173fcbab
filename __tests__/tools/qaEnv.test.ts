import { readConfig } from '../../src/server/config/config';
import { addressOf, countedAddresses } from '../../src/server/limits/uses';
import { QA_ENV } from '../../src/tools/qaEnv';

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a tester at %s has no limits on the QA site', (ip) => {
  const unlimited = countedAddresses(readConfig(QA_ENV).receptionAddresses);
  expect(unlimited.has(addressOf({ ip }))).toBe(true);
});
