import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APPOINTMENT_SLOTS, lostLinkTexts } from '../../content/pages/appointment';
import { EARLIER_FIELDS, earlierTemplate, earlierTexts } from '../../content/pages/earlier';
import { PATHS, requestedChoice, WAITING_PATH } from '../../content/paths';
import { doctorName } from '../../domain/doctorName';
import { escapeHtml } from '../../domain/htmlEscape';
import { isEmail } from '../../domain/validation';
import { Problem } from '../errors/problem';
import { formOf, readTimeWish, tokenOf, wishFields } from './patientForms';
import { filled } from './patientPage';
import { placePath } from './patientPath';
import type { PatientOptions } from './patientOptions';

const TOKEN = ':token';

/** Where somebody waits who found no free time, without an appointment: only their address is kept. */
export function placeRoutes(app: FastifyInstance, posts: FastifyInstance, options: PatientOptions): void {
  const { site, clock, memory, bookingWeeks, smtpUrl } = options;
  const { waiting } = options.database;
  const html = (
    reply: FastifyReply,
    state: Parameters<typeof earlierTemplate>[0],
    values?: ReadonlyMap<string, string>,
  ) => reply.type('text/html; charset=utf-8').send(filled(site, earlierTemplate(state), values));

  /**
   * What the address says, which stays the same when its form is posted.
   * @returns undefined for one without a service
   * @throws {Problem} where nobody could be told
   */
  const chosen = async ({ url }: FastifyRequest) => {
    if (smtpUrl === '') throw new Problem(409, lostLinkTexts.noMail);
    const choice = requestedChoice(url.split('?')[1] ?? '');
    const { services, doctors } = await memory.current();
    const service = services.find(({ id }) => String(id) === choice?.service);
    if (service === undefined) return undefined;
    const own = doctors.filter(({ serviceId }) => serviceId === service.id);
    const doctor = own.find(({ id }) => String(id) === choice?.doctor);
    return { service, doctor, hasOthers: doctor !== undefined && own.length > 1 };
  };
  type Chosen = NonNullable<Awaited<ReturnType<typeof chosen>>>;

  const form = (reply: FastifyReply, { service, doctor, hasOthers }: Chosen, incomplete?: URLSearchParams) =>
    html(
      reply,
      'place',
      new Map([
        [
          APPOINTMENT_SLOTS.when,
          escapeHtml([service.name, ...(doctor ? [doctorName(doctor)] : [])].join(', ')),
        ],
        [APPOINTMENT_SLOTS.problem, incomplete ? earlierTexts.incomplete : ''],
        [APPOINTMENT_SLOTS.email, escapeHtml(incomplete?.get(EARLIER_FIELDS.email) ?? '')],
        [APPOINTMENT_SLOTS.wish, wishFields(hasOthers, incomplete)],
      ]),
    );

  app.get(WAITING_PATH, async (request, reply) => {
    const choice = await chosen(request);
    return choice === undefined ? reply.redirect(PATHS.booking, 303) : form(reply, choice);
  });

  posts.post(WAITING_PATH, async (request, reply) => {
    const choice = await chosen(request);
    if (choice === undefined) throw new Problem(400);
    const fields = formOf(request);
    const [email, wish] = [fields.get(EARLIER_FIELDS.email)?.trim() ?? '', readTimeWish(fields)];
    if (!isEmail(email) || wish === undefined) return form(reply.code(422), choice, fields);
    const { service, doctor } = choice;
    const place = { email, serviceId: service.id, doctorId: wish.anyDoctor ? null : (doctor?.id ?? null) };
    if (!(await waiting.askPlace({ ...place, ...wish }, clock(), bookingWeeks)))
      throw new Problem(429, earlierTexts.full);
    return html(reply, 'asked');
  });

  app.get(placePath(TOKEN), async (request, reply) =>
    html(reply, (await waiting.hasPlace(tokenOf(request))) ? 'own' : 'left'),
  );

  posts.post(placePath(TOKEN), async (request, reply) => {
    await waiting.leavePlace(tokenOf(request));
    return html(reply, 'left');
  });
}
