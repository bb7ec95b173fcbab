import type { FastifyInstance, FastifyReply } from 'fastify';
import { APPOINTMENT_SLOTS } from '../../content/pages/appointment';
import { earlierTemplate, earlierTexts, PLACE_FIELDS } from '../../content/pages/earlier';
import { PATHS, WAITING_PATH } from '../../content/paths';
import { doctorName } from '../../domain/doctorName';
import { escapeHtml } from '../../domain/htmlEscape';
import { isEmail } from '../../domain/validation';
import type { Timetable } from '../database/ports/catalogueStore';
import { Problem } from '../errors/problem';
import { formOf, queryOf, readTimeWish, tokenOf } from './patientForms';
import { filled, hiddenField } from './patientPage';
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
    values = new Map<string, string>(),
  ) => reply.type('text/html; charset=utf-8').send(filled(site, earlierTemplate(state), values));

  /** @throws {Problem} where nobody could be told */
  const chosen = async (fields: URLSearchParams) => {
    if (smtpUrl === '') throw new Problem(409, earlierTexts.noMail);
    const { services, doctors }: Timetable = await memory.current();
    const service = services.find(({ id }) => String(id) === fields.get(PLACE_FIELDS.service));
    const own = doctors.filter(({ serviceId }) => serviceId === service?.id);
    const doctor = own.find(({ id }) => String(id) === fields.get(PLACE_FIELDS.doctor));
    return { service, doctor, hasOthers: own.length > 1 };
  };

  app.get(WAITING_PATH, async (request, reply) => {
    const { service, doctor, hasOthers } = await chosen(
      new URLSearchParams(queryOf(request) as Readonly<Record<string, string>>),
    );
    if (service === undefined) return reply.redirect(PATHS.booking, 303);
    return html(
      reply,
      'place',
      new Map([
        [
          APPOINTMENT_SLOTS.when,
          escapeHtml([service.name, ...(doctor ? [doctorName(doctor)] : [])].join(', ')),
        ],
        [
          APPOINTMENT_SLOTS.nearest,
          hiddenField(PLACE_FIELDS.service, service.id) +
            (doctor ? hiddenField(PLACE_FIELDS.doctor, doctor.id) : ''),
        ],
        [APPOINTMENT_SLOTS.doctors, doctor && hasOthers ? earlierTexts.anyDoctorBox : ''],
      ]),
    );
  });

  posts.post(WAITING_PATH, async (request, reply) => {
    const fields = formOf(request);
    const { service, doctor } = await chosen(fields);
    const [email, wish] = [fields.get(PLACE_FIELDS.email)?.trim() ?? '', readTimeWish(fields)];
    if (service === undefined) throw new Problem(400);
    if (!isEmail(email) || wish === undefined) throw new Problem(422, earlierTexts.incomplete);
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
