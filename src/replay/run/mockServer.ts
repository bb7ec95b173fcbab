import type { Id } from '../../domain/entities';
import { CALL_PATHS, type Answer, type Answers, type CallName } from '../scenario/parts';
import { shownId, standardBody } from '../scenario/standardClinic';
import { Watchdog } from './watchdog';

/** One call, as it reached the edge of the network. */
export interface ReceivedRequest {
  readonly call: CallName;
  /** The doctor in the call; '' for calls without one. */
  readonly doctorId: Id;
  /** The JSON of a POST's one field. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The idempotency key; '' where there is none. */
  readonly key: string;
  /** In ms since the epoch, on the scenario's clock. */
  readonly at: number;
}

/** Null when the connection broke. */
type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
} | null;

interface Waiting {
  readonly asked: ReceivedRequest;
  readonly reply: Reply;
  /** Infinity until a `respond` step. */
  readonly due: number;
  readonly resolve: (reply: Reply) => void;
}

/** The call that an address is for; undefined for anything else. */
export function callAt(address: URL): { call: CallName; doctorId: Id } | undefined {
  const [call] = Object.entries(CALL_PATHS).find(([, path]) => path === address.pathname) ?? [];
  const doctorId = shownId(address.searchParams.get('user_id') ?? address.searchParams.get('id') ?? '');
  return call === undefined ? undefined : { call: call as CallName, doctorId };
}

/** Answers the calls from the scenario and records them. It keeps no clock of its own. */
export class MockServer {
  readonly received: ReceivedRequest[] = [];

  private readonly counts = new Map<string, number>();
  private waiting: Waiting[] = [];
  private isCut = false;

  constructor(
    private readonly answers: Answers = {},
    private readonly watchdog = new Watchdog(),
  ) {}

  /** @param signal drops the call when the caller gives up */
  ask(asked: ReceivedRequest, signal?: AbortSignal | null): Promise<Reply> {
    // A page that asks again at every answer, or failure, must get neither.
    if (this.watchdog.isOver) return new Promise(() => undefined);
    this.watchdog.count(`call of ${asked.call}`, asked.at);
    this.received.push(asked);
    if (this.isCut) return Promise.resolve(null);
    const answer = this.nextAnswer(asked);
    const reply = replyOf(answer, asked);
    const { delay = 0 } = answer;
    if (delay === 0) return Promise.resolve(reply);
    return new Promise((resolve) => {
      const due = delay === 'respond' ? Infinity : asked.at + delay;
      const waiting = { asked, reply, due, resolve };
      this.waiting.push(waiting);
      signal?.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((other) => other !== waiting);
      });
    });
  }

  /** When the next answer goes out, in ms since the epoch; Infinity when none will by itself. */
  nextDue(): number {
    return Math.min(...this.waiting.map(({ due }) => due));
  }

  /** Sends every answer that is due. */
  release(now: number): void {
    this.send(({ due }) => due <= now);
  }

  /** Sends the answer to the oldest call of this name that waits for it. False when none does. */
  respond(call: CallName): boolean {
    const oldest = this.waiting.find(({ asked, due }) => asked.call === call && due === Infinity);
    this.send((waiting) => waiting === oldest);
    return oldest !== undefined;
  }

  /** Drops all calls of a page that is gone. */
  forgetAll(): void {
    this.waiting = [];
  }

  /** The network is gone: whatever waits breaks, and so does all that comes. False when it was gone already. */
  cut(): boolean {
    if (this.isCut) return false;
    this.isCut = true;
    const broken = this.waiting;
    this.waiting = [];
    for (const { resolve } of broken) resolve(null);
    return true;
  }

  mend(): void {
    this.isCut = false;
  }

  private send(isMeant: (waiting: Waiting) => boolean): void {
    const sent = this.waiting.filter(isMeant);
    this.waiting = this.waiting.filter((waiting) => !isMeant(waiting));
    for (const { resolve, reply } of sent) resolve(reply);
  }

  private nextAnswer({ call, doctorId }: ReceivedRequest): Answer {
    const fitting = (this.answers[call] ?? []).filter(({ doctor = doctorId }) => doctor === doctorId);
    // Answers that name a doctor are counted for each doctor apart.
    const series = fitting.some(({ doctor }) => doctor !== undefined) ? `${call} ${doctorId}` : call;
    const earlier = this.counts.get(series) ?? 0;
    this.counts.set(series, earlier + 1);
    return fitting[Math.min(earlier, fitting.length - 1)] ?? {};
  }
}

function replyOf(
  { failure, status = 200, headers = {}, body, text }: Answer,
  { call, doctorId }: ReceivedRequest,
): Reply {
  if (failure !== undefined) return null;
  const fallback = standardBody(call, doctorId, status);
  const whole = call === 'facts' && typeof body === 'object' ? { ...(fallback as object), ...body } : body;
  return { status, headers, text: text ?? JSON.stringify(whole ?? fallback) };
}
