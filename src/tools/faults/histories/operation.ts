/** What is done to one hour of one doctor on one date. */
export type Deed =
  /** @property by the attempt, which is the same when it is sent again */
  | { readonly name: 'book' | 'cancel' | 'move here' | 'move away'; readonly by: string }
  /** @property id of the vacation or closure that the hour lies in */
  | { readonly name: 'close' | 'open'; readonly id: number }
  /** To somebody who waits for an earlier time. */
  | { readonly name: 'offer' }
  /** At the end, past the servers. @property holder the attempt that is stored, if any */
  | { readonly name: 'look'; readonly holder: string | undefined };

/** A deed as whoever did it saw it. All times in ms since the history began. */
export interface Operation {
  /** `patient 3 at process 2` */
  readonly who: string;
  readonly deed: Deed;
  readonly began: number;
  /** Infinity when there was no answer: it may have been done at any moment, or never. */
  readonly ended: number;
  readonly answer: 'done' | 'taken' | 'closed' | 'unknown' | undefined;
}

interface Hour {
  readonly holder: string | undefined;
  readonly closedBy: readonly number[];
}

const OPEN: Hour = { holder: undefined, closedBy: [] };

/**
 * The hour after a deed at one moment, the very same when nothing changed; undefined when nobody could have been
 * answered so at that moment.
 */
function after(hour: Hour, { deed, answer }: Operation): Hour | undefined {
  const { holder, closedBy } = hour;
  const sameIf = (isPossible: boolean): Hour | undefined => (isPossible ? hour : undefined);
  switch (deed.name) {
    case 'book':
    case 'move here':
      if (answer === 'taken') return sameIf(holder !== undefined);
      if (answer === 'closed') return sameIf(closedBy.length > 0);
      return holder === undefined && closedBy.length === 0 ? { ...hour, holder: deed.by } : undefined;
    case 'cancel':
    case 'move away':
      if (answer === 'unknown') return sameIf(holder !== deed.by);
      return holder === deed.by ? { ...hour, holder: undefined } : undefined;
    case 'close':
      return { ...hour, closedBy: [...closedBy, deed.id].sort((a, b) => a - b) };
    case 'open':
      return closedBy.includes(deed.id)
        ? { ...hour, closedBy: closedBy.filter((id) => id !== deed.id) }
        : undefined;
    case 'offer':
      return sameIf(holder === undefined && closedBy.length === 0);
    case 'look':
      return sameIf(holder === deed.holder);
  }
}

/**
 * Whether one hour's operations can be put into an order that explains every answer: each at one moment between its
 * beginning and its end (Herlihy and Wing, 1990; searched for as Wing and Gong, 1993, do, with Lowe's memory of
 * what was tried). Hours can be checked one by one, because the property is local.
 */
export function isLinearizable(operations: readonly Operation[]): boolean {
  const tried = new Set<string>();
  const search = (left: ReadonlyMap<number, Operation>, hour: Hour): boolean => {
    const open = [...left];
    if (open.every(([, { answer }]) => answer === undefined)) return true;
    const place = JSON.stringify([[...left.keys()], hour]);
    if (tried.has(place)) return false;
    tried.add(place);
    const firstEnd = Math.min(...open.map(([, { ended }]) => ended));
    const possible = open.flatMap(([index, operation]) => {
      const next = operation.began > firstEnd ? undefined : after(hour, operation);
      return next === undefined ? [] : [{ index, next }];
    });
    // What changes nothing and can stand here may stand here: no other order explains more.
    const harmless = possible.filter(({ next }) => next === hour);
    return (harmless.length > 0 ? harmless.slice(0, 1) : possible).some(({ index, next }) =>
      search(new Map(open.filter(([other]) => other !== index)), next),
    );
  };
  return search(new Map(operations.entries()), OPEN);
}

/** Without what had no answer, which explains nothing, and without the refusals that are no part of the riddle. */
function essence(contradiction: readonly Operation[]): readonly Operation[] {
  return contradiction.reduce((rest, operation) => {
    if (operation.answer === 'done') return rest;
    const others = rest.filter((other) => other !== operation);
    return isLinearizable(others) ? rest : others;
  }, contradiction);
}

/**
 * The shortest beginning of a history that cannot be explained, in the order of time: what had begun by then, as far as
 * it had been answered. Empty when all can be explained.
 */
export function firstContradiction(operations: readonly Operation[]): readonly Operation[] {
  const byBeginning = [...operations].sort((a, b) => a.began - b.began);
  const ends = byBeginning.flatMap(({ ended, answer }) => (answer === undefined ? [] : [ended]));
  for (const end of ends.sort((a, b) => a - b)) {
    const soFar = byBeginning
      .filter(({ began }) => began <= end)
      .map((operation) =>
        operation.ended <= end ? operation : { ...operation, ended: Infinity, answer: undefined },
      );
    if (!isLinearizable(soFar)) return essence(soFar);
  }
  return [];
}

const ANSWERS = {
  done: 'done',
  taken: 'refused, taken',
  closed: 'refused, closed',
  unknown: 'no such booking',
} as const;

function deedWords(deed: Deed): string {
  if (deed.name === 'look') return `stored is ${deed.holder ?? 'nothing'}`;
  if (deed.name === 'offer') return 'is free';
  return 'by' in deed ? `${deed.name} ${deed.by}` : `${deed.name} ${deed.id}`;
}

/** A line for each operation: when, who, what, with which answer. */
export function historyLines(operations: readonly Operation[]): string {
  const ms = (time: number): string => (Number.isFinite(time) ? time.toFixed(0) : '…').padStart(6);
  return operations
    .map(({ who, deed, began, ended, answer }) => {
      const words = `${who.padEnd(24)} ${deedWords(deed)}`;
      const end = deed.name === 'look' ? '' : `: ${answer === undefined ? 'no answer' : ANSWERS[answer]}`;
      return `${ms(began)} –${ms(ended)} ms  ${words}${end}`;
    })
    .join('\n');
}
