import { cancel } from '../../../src/server/booking/cancel';
import { claim, settle } from '../../../src/server/outbox/claim';
import { retryMails } from '../../../src/server/outbox/list';
import { byPatient, bookSample } from '../support/booking';
import { databaseForEach } from '../support/databaseForEach';
import { NOW } from '../support/sampleRequests';
import { ENGINE } from '../support/engineDatabase';

describe(`cancelling in ${ENGINE}`, () => {
  const data = databaseForEach();
  const claimed = async (now = NOW, most = 100) => claim(data.db, now, now + 1, most);
  const kinds = (mails: Awaited<ReturnType<typeof claimed>>) => mails.map(({ kind }) => kind).sort();

  it('leaves no failed mail that staff could still send', async () => {
    const reference = await bookSample(data.db);
    for (const mail of await claimed())
      await settle(data.db, mail, { status: 'failed', at: NOW, error: 'EENVELOPE 550' });
    await cancel(data.db, reference, byPatient(NOW));
    expect(await retryMails(data.db, NOW)).toEqual([]);
    expect(kinds(await claimed())).toEqual(
      expect.arrayContaining(['cancellation.confirmation', 'cancellation.notice']),
    );
  });

  it('happens once, also when both sides cancel at the same time', async () => {
    const reference = await bookSample(data.db);
    await claimed();
    const outcomes = await Promise.all([
      cancel(data.db, reference, { by: 'clinic', now: NOW }),
      cancel(data.db, reference, byPatient(NOW)),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(kinds(await claimed(NOW + 2)).filter((kind) => kind.startsWith('cancellation'))).toHaveLength(2);
  });
});
