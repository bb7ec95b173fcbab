import { setTimeout as wait } from 'node:timers/promises';
import { moveOn } from './moveOn';
import type { Stage } from './stage';

/** Milliseconds between two looks at what was offered, and how long before it is stored a time may have been seen free. */
const [LOOK, SEEN_BEFORE] = [100, 3_000];

/** Who is offered a time moves there, as with the link of the mail; that it was offered says that it was free. */
export async function acceptOffers(stage: Stage, isOver: () => boolean): Promise<void> {
  const { hours, staff, note, clock, waiting } = stage;
  const placeOf = (time: { readonly slotId: number; readonly date: string }): number =>
    hours.findIndex(({ slotId, date }) => slotId === time.slotId && date === time.date);
  let last = 0;
  let lookedAt = clock();
  while (!isOver()) {
    await wait(LOOK);
    const offers = await staff.offersSince(last);
    const [began, ended] = [lookedAt - SEEN_BEFORE, clock()];
    lookedAt = ended;
    for (const { id, reference, ...time } of offers) {
      last = id;
      const to = placeOf(time);
      const mover = waiting.get(reference);
      if (to < 0 || mover === undefined) continue;
      note(to, { who: 'the waiting list', deed: { name: 'offer' }, began, ended, answer: 'done' });
      await moveOn(stage, mover, [mover.hour, to]);
    }
  }
}
