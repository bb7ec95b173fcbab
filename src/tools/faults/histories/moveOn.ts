import { setTimeout as wait } from 'node:timers/promises';
import { move } from '../booking';
import { REFUSALS, type Mover, type Stage } from './stage';

/** Moves a booking, unless staff have cancelled it, through one process after the other until one answers. */
export async function moveOn(
  stage: Stage,
  mover: Mover,
  [from, to]: readonly [number, number],
): Promise<void> {
  const { hours, servers, note, clock, references, statuses } = stage;
  const { by, who, link = '', reference = '' } = mover;
  const time = hours[to];
  // What is under way is nobody else's to cancel: it would be at neither hour for certain.
  if (time === undefined || !references.delete(reference)) return;
  const began = clock();
  for (let sent = 0; ; sent += 1) {
    const status = await move(servers[sent % servers.length]?.url ?? '', link, time);
    statuses.push(status);
    const away = { who, deed: { name: 'move away', by }, began } as const;
    if (status === 404) {
      note(from, { ...away, ended: clock(), answer: 'unknown' });
      return;
    }
    const answer = status === 303 ? 'done' : REFUSALS[status];
    if (answer === undefined) {
      await wait(50);
      continue;
    }
    const done = { who, began, ended: clock(), answer };
    if (answer === 'done') note(from, { ...away, ...done });
    note(to, { ...done, deed: { name: 'move here', by } });
    references.set(reference, { by, hour: answer === 'done' ? to : from });
    return;
  }
}
