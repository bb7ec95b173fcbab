import { SAMPLE_PROFILE } from '../../../src/content/sample/profile';
import { hiddenIn, postedForms, POSTED_MESSAGE, POSTED_PATIENT, valueOf } from '../support/postedForms';
import { clinicsForEach, type TestClinic, type TestClinicOptions } from '../support/testClinic';

const STRANGER = '203.0.113.7';
const PATIENT = POSTED_PATIENT;
const OWN_LINK = 'Linkul „Mutați sau anulați programarea” este numai al dumneavoastră';
const EARLIER =
  /href="\/programare\/[0-9A-Z]{8}-[\w-]+\/mai-devreme"[^>]*>Anunțați-mă dacă se eliberează mai devreme/;

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

const clinics = clinicsForEach();
let clinic: TestClinic;
const { post, withTime } = postedForms(() => clinic.app);

describe('a form without scripts beyond a limit', () => {
  const openLimited = async (options: TestClinicOptions): Promise<void> => {
    clinic = await clinics.open({ receptionAddresses: [], ...options });
  };
  const refusalOf = ({ status, headers }: Awaited<ReturnType<typeof post>>) => ({
    status,
    retryAfter: Number(headers['retry-after']) > 0,
    kept: headers['cache-control'] !== 'no-store',
  });
  const REFUSED = { status: 429, retryAfter: true, kept: false };

  it('explains the limit and how to send the text again, for messages and bookings alike', async () => {
    await openLimited({ postsPerMinute: 3, messagesPerDay: 0 });
    const { form } = await withTime(PATIENT);
    for (let time = 0; time < 3; time += 1)
      await post('/contact', { ...POSTED_MESSAGE, subject: `${time}` }, {}, STRANGER);
    const message = await post('/contact', POSTED_MESSAGE, {}, STRANGER);
    expect(refusalOf(message)).toEqual(REFUSED);
    const booking = await post('/programare', form, {}, STRANGER);
    expect(refusalOf(booking)).toEqual(REFUSED);
    for (const { html } of [message, booking]) {
      expect(html).toContain('Ați trimis prea multe cereri. Încercați din nou peste un minut.');
      expect(html).toContain('Ce ați scris nu s-a pierdut: reîncărcați această pagină');
    }
  });

  it('shows the clinic’s phone once the address is over its daily budget, and keeps the chosen time', async () => {
    await openLimited({ postsPerMinute: 0, bookingsPerDay: 1, messagesPerDay: 1 });
    const first = await withTime(PATIENT);
    expect((await post('/programare', first.form)).status).toBe(200);
    const { form } = await withTime(PATIENT);
    const refused = await post('/programare', form);
    expect(refusalOf(refused)).toEqual(REFUSED);
    expect(refused.html).toContain(SAMPLE_PROFILE.phone);
    expect(hiddenIn(refused.html)).toEqual(
      expect.objectContaining({ user_appointment_id: (form as Record<string, string>).user_appointment_id }),
    );
    expect((await post('/contact', POSTED_MESSAGE)).status).toBe(200);
    const message = await post('/contact', { ...POSTED_MESSAGE, subject: 'Alta' });
    expect(refusalOf(message)).toEqual(REFUSED);
    expect(message.html).toContain(SAMPLE_PROFILE.phone);
    expect(valueOf(message.html, 'subject')).toBe('Alta');
  });

  it('promises no mail to a mailbox over its daily limit, and keeps the link to the appointment', async () => {
    await openLimited({ postsPerMinute: 0, smtpUrl: 'smtp://127.0.0.1:25', confirmationsPerEmail: 1 });
    const first = await post('/programare', (await withTime(PATIENT)).form);
    const second = await post('/programare', (await withTime(PATIENT)).form);
    expect(textOf(first.html)).toContain('Vă trimitem confirmarea la ana@exemplu.example.');
    expect(textOf(first.html)).toContain(
      `${OWN_LINK}: nu îl dați altcuiva. Dacă e-mailul nu ajunge sau nu mai puteți veni, sunați la ${SAMPLE_PROFILE.phone}.`,
    );
    expect(first.html).toMatch(EARLIER);
    expect(textOf(second.html)).toContain(
      'Confirmarea rămâne numai pe această pagină; nu o trimitem prin e-mail.',
    );
    expect(textOf(second.html)).toContain(`${OWN_LINK}: păstrați-l și nu îl dați altcuiva.`);
    expect(second.html).toMatch(/href="\/programare\/[0-9A-Z]{8}-/);
    expect(second.html).not.toMatch(EARLIER);
  });

  it('asks for confirmation by mail beyond the first bookings of a day', async () => {
    await openLimited({ postsPerMinute: 0, bookingsPerDay: 1, smtpUrl: 'smtp://127.0.0.1:25' });
    await post('/programare', (await withTime(PATIENT)).form);
    const { status, html } = await post('/programare', (await withTime(PATIENT)).form);
    expect(status).toBe(200);
    expect(html).toContain('<h1>Mai este un pas: confirmați programarea</h1>');
    expect(textOf(html)).toContain('Deschideți linkul din e-mailul trimis la ana@exemplu.example și apăsați');
    expect(textOf(html)).toContain(`Dacă nu primiți e-mailul, sunați la ${SAMPLE_PROFILE.phone}.`);
    expect(html).not.toMatch(/href="\/programare\/[0-9A-Z]{8}-/);
  });
});
