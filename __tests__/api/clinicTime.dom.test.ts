import { clinicApi } from '../../src/api/clinicApi';
import { makeStore } from '../../src/api/store';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';

test('after the slots of several doctors, each minute of the clinic begins once', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00:30Z') });
  const store = makeStore(SAMPLE_FACTS);
  for (const doctorId of [2, 5])
    await store.dispatch(clinicApi.util.upsertQueryData('slots', doctorId, { slots: [], clockOffset: 0 }));
  let before = store.getState().clinicTime;
  const begun: unknown[] = [];
  store.subscribe(() => {
    const { clinicTime } = store.getState();
    if (clinicTime !== before) begun.push(clinicTime?.time);
    before = clinicTime;
  });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(begun).toEqual(['10:01', '10:02']);
  jest.useRealTimers();
});
