import type { Id } from '../../domain/entities';
import { CALL_PATHS, type Answer, type Answers, type CallName } from '../scenario/parts';
import { standardBody } from '../scenario/standardClinic';

/** One call that the page made. */
export interface ReceivedRequest {
  readonly call: CallName;
  /** The doctor in the call; '' for calls without one. */
  readonly doctorId: Id;
  /** The JSON of a POST's one field. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The idempotency key; '' for none. */
  readonly key: string;
  /** The answer once it has come. */
  reply?: Reply;
}

/** An answer; null when the connection broke. */
type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
} | null;

interface Waiting {
  readonly call: CallName;
  /** True when a `respond` step has to come. */
  readonly isHeld: boolean;
  /** Sends the scenario's answer, or another. */
  readonly settle: (sent?: Reply) => void;
}

/** Returns an id as a scenario writes it: a number if the text looks like one. */
export function shownId(text: string): Id {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text;
}

/** Returns the call at an address; undefined for any other address. */
export function callAt(address: URL): { call: CallName; doctorId: Id } | undefined {
  const [call] = Object.entries(CALL_PATHS).find(([, path]) => path === address.pathname) ?? [];
  const doctorId = shownId(address.searchParams.get('user_id') ?? address.searchParams.get('id') ?? '');
  return call === undefined ? undefined : { call: call as CallName, doctorId };
}

/** Answers the calls from the scenario, on its clock, and records them. */
export class MockServer {
  readonly received: ReceivedRequest[] = [];
  /** The forms that were sent, in the order in which their answers came. */
  readonly answered: ReceivedRequest[] = [];

  private readonly counts = new Map<string, number>();
  private readonly waiting = new Set<Waiting>();
  private isCut = false;

  constructor(private readonly answers: Answers = {}) {}

  /**
   * Returns the answer once it is due.
   * @param signal drops the call when the caller aborts it
   */
  ask(asked: ReceivedRequest, signal: AbortSignal): Promise<Reply> {
    this.received.push(asked);
    const answer = this.isCut ? null : this.nextAnswer(asked);
    const reply = answer && replyOf(answer, asked);
    const { delay = 0 } = answer ?? {};
    return new Promise((answered) => {
      const waiting: Waiting = {
        call: asked.call,
        isHeld: delay === 'respond',
        settle: (sent = reply) => {
          if (!this.waiting.delete(waiting)) return;
          asked.reply = sent;
          if (asked.payload !== undefined) this.answered.push(asked);
          answered(sent);
        },
      };
      this.waiting.add(waiting);
      if (delay === 0) waiting.settle();
      else if (delay !== 'respond') setTimeout(waiting.settle, delay);
      signal.addEventListener('abort', () => {
        this.waiting.delete(waiting);
        answered(null);
      });
    });
  }

  /** Answers the oldest waiting call of this name; returns false when there is none. */
  respond(call: CallName): boolean {
    const oldest = [...this.waiting].find((waiting) => waiting.isHeld && waiting.call === call);
    oldest?.settle();
    return oldest !== undefined;
  }

  /** Drops the waiting calls of a page that is gone. */
  forgetAll(): void {
    this.waiting.clear();
  }

  /** Cuts the network: waiting and later calls fail. Returns false when it was already cut. */
  cut(): boolean {
    if (this.isCut) return false;
    this.isCut = true;
    for (const { settle } of this.waiting) settle(null);
    return true;
  }

  mend(): void {
    this.isCut = false;
  }

  private nextAnswer({ call, doctorId }: ReceivedRequest): Answer {
    const fitting = (this.answers[call] ?? []).filter(({ doctor = doctorId }) => doctor === doctorId);
    // When answers name a doctor, calls are counted per doctor.
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
