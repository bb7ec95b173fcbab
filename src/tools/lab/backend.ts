import { safeParse, type GenericSchema } from 'valibot';
import { doctors, services, slots, vacations } from '../../api/answers';
import { sendAppointment, sendContactRequest, TIMEOUT_MS, type FormOutcome } from '../../api/sendForm';
import { clinicTimeAt } from '../../domain/clock';
import { CALLS, IDEMPOTENCY_HEADER } from '../../domain/contract';
import { sendsKeys } from '../../domain/backend';
import { doctorName, type AppointmentRequest, type Doctor } from '../../domain/entities';
import { firstFreeTime, type TimeOnDate } from '../../domain/slotStatus';

/** `warning`: the site works around it; `BROKEN`: a patient cannot book or write. */
type Verdict = 'ok' | 'warning' | 'BROKEN' | 'not tried';

interface Finding {
  readonly call: string;
  readonly doctor: string;
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

interface BackendTrial {
  readonly url: string;
  /** Address of the site, whose pages send the calls. */
  readonly origin: string;
  /** Sends an appointment and a message too. */
  readonly mayBook: boolean;
}

type ReadCall = 'services' | 'doctors' | 'slots' | 'vacations';

interface ReadOptions<Rows> {
  /** The doctor's name; '' for the clinic's own lists. */
  readonly doctor?: string;
  readonly query?: string;
  readonly count: (rows: Rows) => string;
}

/** Sends requests as a page of the site does, and records whether the page could read the answers. */
class Page {
  readonly findings: Finding[] = [];
  /** Reasons for rows that were left out, as the browser's console shows them. */
  readonly leftOut: string[] = [];
  /** The last answer's obstacle; '' for none. */
  private obstacle = '';
  private answered = '';

  constructor(private readonly trial: BackendTrial) {}

  /** Replaces this process's `fetch` and `console.warn`, through which the site's own code reaches the backend. */
  open(): void {
    const { origin, url } = this.trial;
    process.env.BACKEND_URL = url;
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

  note(call: string, understood: string, verdict: Verdict, doctor = '', answered = this.answered): void {
    this.findings.push({ call, doctor, answered, understood, verdict });
  }

  /** Sends a browser's preflight for the key's header; returns the obstacle, '' for none. */
  private async preflight(address: string): Promise<string> {
    const headers = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': IDEMPOTENCY_HEADER,
    };
    const answer = await fetch(address, { method: 'OPTIONS', headers });
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
    if (answer.ok && allowed.split(/, */).includes(IDEMPOTENCY_HEADER)) return this.obstacle;
    return `its preflight does not allow the header ${IDEMPOTENCY_HEADER}`;
  }

  /** Reads one list, a doctor's or the clinic's; undefined when the page could not. */
  async read<Rows>(
    call: ReadCall,
    schema: GenericSchema<unknown, Rows>,
    { doctor = '', query = '', count }: ReadOptions<Rows>,
  ): Promise<Rows | undefined> {
    this.obstacle = '';
    const broken = doctor === '' ? 'BROKEN' : 'warning';
    const before = this.leftOut.length;
    try {
      const answer = await fetch(this.trial.url + CALLS[call] + query);
      const body = (await answer.json()) as unknown;
      const rows = answer.ok ? safeParse(schema, body) : { success: false as const };
      const left = this.leftOut.length - before;
      if (this.obstacle !== '') this.note(CALLS[call], this.obstacle, broken, doctor);
      else if (!rows.success) this.note(CALLS[call], 'no list that can be understood', broken, doctor);
      else {
        const remark = left > 0 ? `; left out: ${left}` : '';
        this.note(CALLS[call], count(rows.output) + remark, left > 0 ? 'warning' : 'ok', doctor);
        return rows.output;
      }
    } catch (error) {
      this.note(CALLS[call], error instanceof SyntaxError ? 'no JSON' : String(error), broken, doctor);
    }
    return undefined;
  }

  /** Sends a form once. */
  async send(call: 'createAppointment' | 'contactRequest', form: () => Promise<FormOutcome>): Promise<void> {
    if (!this.trial.mayBook) {
      this.note(CALLS[call], '--book sends a test', 'not tried', '', '');
      return;
    }
    this.obstacle = '';
    try {
      const refused = sendsKeys() ? await this.preflight(this.trial.url + CALLS[call]) : '';
      const outcome = await form();
      const obstacle = refused || this.obstacle;
      const verdict = outcome.kind === 'accepted' && obstacle === '' ? 'ok' : 'BROKEN';
      this.note(CALLS[call], obstacle || outcome.kind, verdict);
    } catch (error) {
      this.note(CALLS[call], String(error), 'BROKEN');
    }
  }
}

/** Reads a doctor's two lists. Returns the first free time; undefined for none. */
async function firstTimeOf(page: Page, doctor: Doctor): Promise<TimeOnDate | undefined> {
  const name = doctorName(doctor);
  const id = encodeURIComponent(doctor.id);
  const weekly = await page.read('slots', slots, {
    doctor: name,
    query: `?user_id=${id}`,
    count: (rows) => `hours a week: ${rows.length}`,
  });
  const off = await page.read('vacations', vacations, {
    doctor: name,
    query: `?id=${id}`,
    count: (rows) => `vacations: ${rows.vacations.length}`,
  });
  const now = clinicTimeAt(Date.now());
  return weekly && firstFreeTime(weekly, { vacations: off?.vacations ?? [], now });
}

/** Plays the six calls of a backend. Returns a finding for each, and the rows that were left out. */
async function playBackend(trial: BackendTrial): Promise<Pick<Page, 'findings' | 'leftOut'>> {
  const page = new Page(trial);
  page.open();
  const offered = await page.read('services', services, { count: (rows) => `services: ${rows.length}` });
  const all = (await page.read('doctors', doctors, { count: (rows) => `doctors: ${rows.length}` })) ?? [];
  const requests: AppointmentRequest[] = [];
  for (const doctor of all) {
    if (!offered?.some(({ id }) => String(id) === String(doctor.serviceId))) continue;
    const free = await firstTimeOf(page, doctor);
    if (free) requests.push({ ...PATIENT, doctorId: doctor.id, slotId: free.slotId, date: free.date });
  }
  const [request] = requests;
  const idempotencyKey = `lab-${Date.now()}`;
  if (request === undefined)
    page.note('a booking', 'no free time of a doctor whose service is listed', 'BROKEN', '', '');
  else await page.send('createAppointment', () => sendAppointment({ request, idempotencyKey }));
  await page.send('contactRequest', () =>
    sendContactRequest({ request: MESSAGE, idempotencyKey: `${idempotencyKey}-message` }),
  );
  return page;
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
