import { useEffect, useState } from 'react';
import { domRunner } from '../../../src/replay/page/domRunner';
import { openDom } from '../../../src/replay/page/openDom';
import { runScenario } from '../../../src/replay/run/runScenario';
import { failureWords } from '../../../src/replay/cli/report';
import { shipped } from '../support/shippedScenarios';

/** Each drawing of it brings another about. */
jest.mock('../../../src/pages/Contact', () => ({
  ContactPage: () => {
    const [renders, setRenders] = useState(0);
    useEffect(() => setRenders(renders + 1), [renders]);
    return null;
  },
}));

beforeAll(() => {
  openDom();
  // React's own warnings of this very fault.
  jest.spyOn(console, 'error').mockReturnValue();
});

test('a page that rerenders endlessly is stopped, and the next scenario is played', async () => {
  const runner = domRunner;
  await expect(runScenario(shipped('contact/netrimis.json'), runner)).rejects.toThrow(
    'opening the page: 10,000 events without time passing; last: drawing',
  );
  expect(failureWords(await runScenario(shipped('booking/sambata.json'), runner))).toEqual([]);
});
