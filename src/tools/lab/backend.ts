import { safeParse, type GenericSchema } from 'valibot';
import { doctors, services, slots, vacations } from '../../api/answers';
import { sendAppointment, sendContactRequest, TIMEOUT_MS, type FormOutcome } from '../../api/sendForm';
import { clinicTimeAt } from '../../domain/clock';
import { CALLS, IDEMPOTENCY_HEADER } from '../../domain/contract';
import { sendsKeys } from '../../domain/backend';
import { type Doctor, doctorName } from '../../domain/entities';
import { firstFreeTime, type TimeOnDate } from '../../domain/slotStatus';

/** `warning`: the site works around it; `BROKEN`: a patient cannot book or write. */
type Verdict = 'ok' | 'warning' | 'BROKEN' | 'not tried';

interface Finding {
  readonly call: string;
  readonly of: string;
  readonly answered: string;
  readonly understood: string;
  readonly verdict: Verdict;
}

const PATIENT = {
  firstName: 'Test',
  lastName: 'Site',
  phone: '0700 000 000',
  email: 'test@example.com',
  message: 'Test al site-ului, vă rugăm ștergeți.',
};
const { email, phone, message } = PATIENT;
const MESSAGE = { name: 'Test Site', email, phone, subject: 'Test', message };

/** Sends requests as a page of the site does, and says whether the page could read the answers. */
class Page {
  /** Why rows were left out, as the browser's console shows it. */
  readonly leftOut: string[] = [];
  /** The last answer's obstacle; '' for none. */
  obstacle = '';
  answered = '';

  constructor(origin: string) {
    const { fetch } = globalThis;
    globalThis.fetch = async (address, init) => {
      this.answered = 'nothing';
      const headers = new Headers(init?.headers);
      headers.set('origin', origin);
      const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init, headers });
      this.answered = `HTTP ${answer.status}`;
      const allowed = answer.headers.get('access-control-allow-origin');
      if (allowed !== '*' && allowed !== origin)
        this.obstacle = `no CORS: Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin} or *`;
      return answer;
    };
    console.warn = (reason: string, row: unknown) => this.leftOut.push(`${reason} ${JSON.stringify(row)}`);
  }

  /** Asks before a header that browsers ask for; returns the obstacle, '' for none. */
  async preflight(address: string): Promise<string> {
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': IDEMPOTENCY_HEADER,
    };
    const answer = await fetch(address, { method: 'OPTIONS', headers });
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
    if (answer.ok && allowed.split(/, */).includes(IDEMPOTENCY_HEADER)) return this.obstacle;
    return `its preflight does not allow the header ${IDEMPOTENCY_HEADER}`;
  }
}

export interface BackendTrial {
  readonly url: string;
  /** Address of the site, whose pages ask. */
  readonly origin: string;
  /** Sends an appointment and a message too. */
  readonly mayBook: boolean;
}

/** Plays the six calls of a backend. @returns a finding for each */
export async function playBackend({ url, origin, mayBook }: BackendTrial) {
  process.env.BACKEND_URL = url;
  const page = new Page(origin);
  const findings: Finding[] = [];
  const found = (call: string, understood: string, verdict: Verdict, of = '', answered = page.answered) =>
    findings.push({ call, of, answered, understood, verdict });

  /** Reads one list, `of` a doctor or of the clinic; undefined when the page could not. */
  async function read<Rows>(
    call: 'services' | 'doctors' | 'slots' | 'vacations',
    schema: GenericSchema<unknown, Rows>,
    { of = '', query = '', count }: { of?: string; query?: string; count: (rows: Rows) => string },
  ): Promise<Rows | undefined> {
    page.obstacle = '';
    const broken = of === '' ? 'BROKEN' : 'warning';
    const before = page.leftOut.length;
    try {
      const answer = await fetch(url + CALLS[call] + query);
      const body = (await answer.json()) as unknown;
      const rows = answer.ok ? safeParse(schema, body) : { success: false as const };
      const left = page.leftOut.length - before;
      if (page.obstacle !== '') found(CALLS[call], page.obstacle, broken, of);
      else if (!rows.success) found(CALLS[call], 'no list that can be understood', broken, of);
      else {
        const remark = left > 0 ? `; left out: ${left}` : '';
        found(CALLS[call], count(rows.output) + remark, left > 0 ? 'warning' : 'ok', of);
        return rows.output;
      }
    } catch (error) {
      found(CALLS[call], error instanceof SyntaxError ? 'no JSON' : String(error), broken, of);
    }
    return undefined;
  }

  /** Sends a form once. */
  async function send(call: 'createAppointment' | 'contactRequest', form: () => Promise<FormOutcome>) {
    page.obstacle = '';
    if (!mayBook) {
      found(CALLS[call], '--book sends a test', 'not tried', '', '');
      return;
    }
    try {
      const refused = sendsKeys() ? await page.preflight(url + CALLS[call]) : '';
      const outcome = await form();
      const obstacle = refused || page.obstacle;
      const verdict = outcome.kind === 'accepted' && obstacle === '' ? 'ok' : 'BROKEN';
      found(CALLS[call], obstacle || outcome.kind, verdict);
    } catch (error) {
      found(CALLS[call], String(error), 'BROKEN');
    }
  }

  const offered = await read('services', services, { count: (rows) => `services: ${rows.length}` });
  const all = await read('doctors', doctors, { count: (rows) => `doctors: ${rows.length}` });
  const bookable = (all ?? []).filter(({ serviceId }) =>
    offered?.some(({ id }) => String(id) === String(serviceId)),
  );
  let first: (TimeOnDate & { readonly doctor: Doctor }) | undefined;
  for (const doctor of bookable) {
    const of = doctorName(doctor);
    const id = encodeURIComponent(doctor.id);
    const weekly = await read('slots', slots, {
      of,
      query: `?user_id=${id}`,
      count: (rows) => `hours a week: ${rows.length}`,
    });
    const off = await read('vacations', vacations, {
      of,
      query: `?id=${id}`,
      count: (rows) => `vacations: ${rows.vacations.length}`,
    });
    const now = clinicTimeAt(Date.now());
    const free = weekly && firstFreeTime(weekly, { vacations: off?.vacations ?? [], now });
    if (free !== undefined) first ??= { ...free, doctor };
  }
  const time = first;
  if (time === undefined)
    found('a booking', 'no free time of a doctor whose service is listed', 'BROKEN', '', '');
  else
    await send('createAppointment', () =>
      sendAppointment({
        request: { ...PATIENT, doctorId: time.doctor.id, slotId: time.slotId, date: time.date },
        idempotencyKey: `lab-${Date.now()}`,
      }),
    );
  await send('contactRequest', () =>
    sendContactRequest({ request: MESSAGE, idempotencyKey: `lab-${Date.now()}-message` }),
  );
  return { findings, leftOut: page.leftOut };
}

/**
 * `npm run lab -- backend URL [--book]`: prints what the site understands of a backend.
 * @returns whether a patient can book
 */
export async function backend(trial: BackendTrial): Promise<boolean> {
  const { findings, leftOut } = await playBackend(trial);
  console.table(findings);
  for (const line of leftOut) console.log(line);
  return findings.every(({ verdict }) => verdict !== 'BROKEN');
}
