import { openLinks } from '../../../src/server/context/links';
import { staffHarness } from '../support/staffHarness';

const { json, onData, book } = staffHarness();

test('new links leave the former ones without effect', async () => {
  const reference = await book();
  const former = (await onData(openLinks)).tokenFor(reference);
  await json('links renew --yes');
  const links = await onData(openLinks);
  expect([links.referenceIn(former), links.referenceIn(links.tokenFor(reference))]).toEqual([
    undefined,
    reference,
  ]);
});
