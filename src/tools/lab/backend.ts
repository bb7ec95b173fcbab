import { parse, ValiError, type GenericSchema } from 'valibot';
import { doctors, services, slots, vacations } from '../../api/answers';
import { TIMEOUT_MS } from '../../domain/backend';
import { sendAppointment, sendContactRequest, type FormOutcome } from '../../api/sendForm';
import { clinicTimeAt } from '../../domain/clock';
import { CALLS, IDEMPOTENCY_HEADER } from '../../domain/contract';
import { doctorName, type AppointmentRequest, type Doctor } from '../../domain/entities';
import { firstFreeTime, type TimeOnDate } from '../../domain/slotStatus';

const PATIENT = {
  firstName: 'Test',
  lastName: 'Site',
  phone: '0700 000 000',
  email: 'test@example.com',
  message: 'Test al site-ului, vă rugăm ștergeți.',
};
const { email, phone, message } = PATIENT;
const MESSAGE = { name: 'Test Site', email, phone, subject: 'Test', message };

/** What one call came to, as a row of the printed table. */
interface Finding {
  readonly call: string;
  readonly doctor: string;
  readonly answered: string;
  readonly understood: string;
  /** `warning`: the site works around it; `BROKEN`: a patient cannot book or write. */
  readonly verdict: 'ok' | 'warning' | 'BROKEN' | 'not tried';
}

/**
 * Lets this process's `fetch` behave as a page's: it asks before it sends the key's header, and keeps back an answer
 * without CORS. Records the last answer, and the rows that the site's own code leaves out with a warning.
 * @param origin address of the site
 */
function openPage(origin: string) {
  const page = { answered: '', leftOut: [] as string[] };
  const { fetch } = globalThis;
  const send: typeof fetch = async (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('origin', origin);
    page.answered = 'nothing';
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init, headers });
    page.answered = `HTTP ${answer.status}`;
    const allowed = answer.headers.get('access-control-allow-origin') ?? 'missing';
    if (!['*', origin].includes(allowed))
      throw new Error(`no CORS: Access-Control-Allow-Origin is ${allowed}, not ${origin} or *`);
    return answer;
  };
  globalThis.fetch = async (address, init) => {
    if (new Headers(init?.headers).has(IDEMPOTENCY_HEADER)) {
      const headers = {
        'access-control-request-method': 'POST',
        'access-control-request-headers': IDEMPOTENCY_HEADER,
      };
      const preflight = await send(address, { method: 'OPTIONS', headers });
      const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
      if (!preflight.ok || !allowed.split(/, */).includes(IDEMPOTENCY_HEADER))
        throw new Error(`its preflight does not allow the header ${IDEMPOTENCY_HEADER}`);
    }
    return send(address, init);
  };
  console.warn = (reason: string, row: unknown) => page.leftOut.push(`${reason} ${JSON.stringify(row)}`);
  return page;
}

interface BackendTrial {
  readonly url: string;
  /** Address of the site, whose pages send the calls. */
  readonly origin: string;
  /** Sends an appointment and a message too. */
  readonly mayBook: boolean;
}

const problemWords = (error: unknown): string => {
  if (error instanceof ValiError) return 'no list that can be understood';
  return error instanceof SyntaxError ? 'no JSON' : (error as Error).message;
};

/**
 * `npm run lab -- backend URL [--book]`: plays the six calls of a backend and prints what the site understands.
 * @returns false if something is broken; what was not tried does not count
 */
export async function backend({ url, origin, mayBook }: BackendTrial): Promise<boolean> {
  process.env.BACKEND_URL = url;
  const page = openPage(origin);
  const findings: Finding[] = [];
  const note = (call: string, understood: string, verdict: Finding['verdict'], doctor = ''): void => {
    findings.push({ call, doctor, answered: page.answered, understood, verdict });
    page.answered = '';
  };

  /** Reads one list, the clinic's or a doctor's; undefined if the page could not. */
  async function read<Rows>(
    call: 'services' | 'doctors' | 'slots' | 'vacations',
    schema: GenericSchema<unknown, Rows>,
    words: (rows: Rows) => string,
    { doctor = '', query = '' } = {},
  ): Promise<Rows | undefined> {
    const before = page.leftOut.length;
    try {
      const answer = await fetch(url + CALLS[call] + query);
      const rows = parse(schema, answer.ok ? await answer.json() : 'an error');
      const left = page.leftOut.length - before;
      if (left > 0) note(CALLS[call], `${words(rows)}; left out: ${left}`, 'warning', doctor);
      else note(CALLS[call], words(rows), 'ok', doctor);
      return rows;
    } catch (error) {
      note(CALLS[call], problemWords(error), doctor === '' ? 'BROKEN' : 'warning', doctor);
      return undefined;
    }
  }

  /** Reads a doctor's two lists. Returns the first free time; undefined for none. */
  async function firstTimeOf(doctor: Doctor): Promise<TimeOnDate | undefined> {
    const of = (parameter: string) => ({
      doctor: doctorName(doctor),
      query: `?${parameter}=${encodeURIComponent(doctor.id)}`,
    });
    const weekly = await read('slots', slots, (rows) => `hours a week: ${rows.length}`, of('user_id'));
    const daysOff = (rows: { readonly vacations: readonly unknown[] }) =>
      `vacations: ${rows.vacations.length}`;
    const off = await read('vacations', vacations, daysOff, of('id'));
    const now = clinicTimeAt(Date.now());
    return weekly && firstFreeTime({ slots: weekly, vacations: off?.vacations ?? [], now });
  }

  /** Sends a form once. */
  async function send(call: 'createAppointment' | 'contactRequest', form: () => Promise<FormOutcome>) {
    if (!mayBook) {
      note(CALLS[call], '--book sends a test', 'not tried');
      return;
    }
    const outcome = await form().then(({ kind }) => kind, problemWords);
    note(CALLS[call], outcome, outcome === 'accepted' ? 'ok' : 'BROKEN');
  }

  const offered = await read('services', services, (rows) => `services: ${rows.length}`);
  const all = await read('doctors', doctors, (rows) => `doctors: ${rows.length}`);
  let request: AppointmentRequest | undefined;
  for (const doctor of all ?? []) {
    if (!offered?.some(({ id }) => String(id) === String(doctor.serviceId))) continue;
    const free = await firstTimeOf(doctor);
    if (free) request ??= { ...PATIENT, doctorId: doctor.id, slotId: free.slotId, date: free.date };
  }
  const idempotencyKey = `lab-${Date.now()}`;
  if (request) {
    const appointment = { request, idempotencyKey };
    await send('createAppointment', () => sendAppointment(appointment));
  } else note('a booking', 'no free time of a doctor whose service is listed', 'BROKEN');
  const contact = { request: MESSAGE, idempotencyKey: `${idempotencyKey}-message` };
  await send('contactRequest', () => sendContactRequest(contact));
  console.table(findings);
  for (const line of page.leftOut) console.log(line);
  return findings.every(({ verdict }) => verdict !== 'BROKEN');
}
