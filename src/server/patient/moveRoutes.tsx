import type { FastifyRequest } from 'fastify';
import { MOVE_FIELDS, MOVE_QUERY } from '../../content/pages/appointment';
import { waitingTexts } from '../../content/pages/waiting';
import { isCalendarDate } from '../../domain/calendarDate';
import { clinicTimeAt } from '../../domain/clock';
import { findTime, isSameTime, type DoctorSituation } from '../../domain/slotStatus';
import { readTimeKey } from '../../domain/timeKey';
import { MovePage, type MovePageProps } from '../../pages/appointment/MovePage';
import { findByReference, isUpcoming } from '../booking/find';
import { canMove, MAX_MOVES, move } from '../booking/move';
import type { SlotOnDate } from '../db/storedEntities';
import { Declined, Problem } from '../errors/problem';
import { fieldsOf } from '../forms/readForm';
import type { AppWithPages } from '../pages/pages';
import type { Linked, LinkRoutes } from '../pages/linkRoutes';

/** @throws {Problem} 400 for a form that is not ours */
function readMove(fields: URLSearchParams): SlotOnDate & { readonly moves: number } {
  const time = readTimeKey(fields.get(MOVE_FIELDS.time));
  const moves = fields.get(MOVE_FIELDS.moves) ?? '';
  if (time === undefined || !/^\d{1,15}$/.test(moves)) throw new Problem(400);
  return { ...time, moves: Number(moves) };
}

/** Returns the time that the patient pressed, or that it is gone. */
function pressedTime(
  situation: DoctorSituation | undefined,
  time: SlotOnDate | undefined,
): Pick<MovePageProps, 'chosen' | 'refused'> {
  if (time === undefined) return {};
  const found = situation && findTime(situation, time);
  if (found?.status === 'available') return { chosen: found };
  return { refused: { ...time, reason: waitingTexts.gone } };
}

/** Returns the query of the page's address, of which invalid values are ignored. */
const queryOf = ({ query }: FastifyRequest) => new URLSearchParams(query as Record<string, string>);

/** Serves the page on which a patient chooses another time of the same service. */
export function moveRoutes({ get, post }: LinkRoutes, path: string, site: AppWithPages): void {
  const { db, times, clock } = site;

  async function pageOf(
    { appointment, paths }: Linked,
    request: FastifyRequest,
    refusal?: MovePageProps['refused'],
  ) {
    const query = queryOf(request);
    const doctors = await times.doctorsOf(appointment.service.id);
    const wanted = Number(query.get(MOVE_QUERY.doctor) ?? appointment.doctor.id);
    const doctor = doctors.find(({ id }) => id === wanted) ?? doctors.at(0);
    const situation = doctor && (await times.situationOf(doctor.id));
    const pressed = pressedTime(situation, readTimeKey(query.get(MOVE_FIELDS.time)));
    const refused = refusal ?? pressed.refused;
    const week = query.get(MOVE_QUERY.week) ?? '';
    const near = (refused ?? pressed.chosen)?.date ?? (isCalendarDate(week) ? week : appointment.date);
    return (
      <MovePage
        appointment={appointment}
        paths={paths}
        doctors={doctors}
        doctor={doctor}
        situation={situation}
        chosen={pressed.chosen}
        refused={refused}
        near={near}
        isLast={appointment.moves + 1 >= MAX_MOVES}
      />
    );
  }

  get(path, async (linked, request, reply) => {
    const offered = readTimeKey(queryOf(request).get(MOVE_FIELDS.time));
    const { appointment, paths } = linked;
    const now = clinicTimeAt(clock());
    if (!isUpcoming(appointment, now) || isSameTime(appointment, offered))
      return reply.redirect(paths.page, 303);
    if (!canMove(appointment, now)) throw new Declined('tooOften');
    return reply.sendPage(await pageOf(linked, request));
  });

  post(path, async ({ appointment, paths }, request, reply) => {
    const { moves, ...to } = readMove(fieldsOf(request));
    const { reference } = appointment;
    try {
      await move(db, reference, to, { ...site, by: 'patient', now: clock(), moves });
      return await reply.redirect(paths.page, 303);
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      const current = (await findByReference(db, reference)) ?? appointment;
      // The appointment's page shows the current state, such as that it is cancelled or past.
      const now = clinicTimeAt(clock());
      if (!isUpcoming(current, now)) return reply.redirect(paths.page, 303);
      const { onMove: reason } = error.texts;
      if (reason === undefined || !canMove(current, now)) throw new Declined('tooOften');
      const refused = { ...to, reason };
      const page = await pageOf({ appointment: current, paths }, request, refused);
      return reply.sendPage(page, { status: error.statusCode });
    }
  });
}
