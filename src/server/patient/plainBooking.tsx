import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { MESSAGES } from '../../content/messages';
import { PATHS } from '../../content/paths';
import { slotStatus, type SlotStatus } from '../../domain/slotStatus';
import { patientProblems } from '../../domain/validation';
import { ProblemPage } from '../../pages/Appointment';
import { ChoiceStep, DetailsStep, ReceiptStep, TimeStep } from '../../pages/appointment/BookingSteps';
import type { DoctorSituation } from '../../pages/appointment/freeWeek';
import {
  isComplete,
  readChoice,
  type Choice,
  type CompleteChoice,
} from '../../pages/appointment/plainChoice';
import { bookForVisitor } from '../booking/routes';
import { readSituation } from '../clinic/timetable';
import { Problem } from '../errors/problem';
import { acceptForms, fieldsOf } from '../forms/readForm';
import { refuseForeignPosts } from '../limits/foreignPosts';
import { answerErrorsWithPages, sendOwnPage } from '../pages/ownPage';
import type { SiteWithPages } from '../pages/render';

/** How a time that cannot be chosen is answered. */
const REFUSALS: Readonly<Partial<Record<SlotStatus, string>>> = {
  taken: MESSAGES.slotTaken,
  expired: MESSAGES.slotExpired,
  vacation: MESSAGES.slotExpired,
};

/** Books without JavaScript: service → doctor → time → details → receipt. @param app a scope of its own */
export function plainBookingRoutes(app: FastifyInstance, site: SiteWithPages): void {
  const { db, pages, clock, bookingWeeks, publicUrl } = site;
  acceptForms(app, ['application/x-www-form-urlencoded']);
  refuseForeignPosts(app, { publicUrl });

  const situationOf = (doctor: CompleteChoice['doctor']): Promise<DoctorSituation> =>
    readSituation(db, Number(doctor.id), clock(), bookingWeeks);
  const slotOf = ({ time }: Choice, { slots }: DoctorSituation) =>
    slots.find(({ id }) => id === time?.slotId);

  /** @param reason why the chosen time cannot be had */
  const timeStep = (
    choice: Choice & Pick<CompleteChoice, 'service' | 'doctor'>,
    times: DoctorSituation,
    reason?: string,
  ): ReactElement => (
    <TimeStep
      {...{ choice, times }}
      refused={reason && choice.time ? { ...choice.time, reason } : undefined}
    />
  );

  async function send(request: FastifyRequest, reply: FastifyReply, choice: CompleteChoice, attempt: string) {
    const slot = slotOf(choice, await situationOf(choice.doctor));
    const problems = patientProblems(choice.typed);
    if (Object.keys(problems).length > 0)
      return sendOwnPage(reply, pages, <DetailsStep {...{ choice, attempt, slot, problems }} />, 422);
    const { doctor, time, typed } = choice;
    const asked = { ...typed, ...time, doctorId: Number(doctor.id) };
    // The attempt cannot be guessed: the answer, which holds the patient's link, is repeated to nobody else.
    const key = createHash('sha256')
      .update(JSON.stringify([attempt, asked]))
      .digest('hex');
    try {
      const { reference, link, confirmation } = await bookForVisitor(request, asked, key, site);
      const isMailed = confirmation === 'email';
      const receipt = <ReceiptStep {...{ choice, slot, reference, isMailed }} page={link} />;
      return await sendOwnPage(reply, pages, receipt);
    } catch (error) {
      if (!(error instanceof Problem) || ![409, 422].includes(error.statusCode)) throw error;
      const page = timeStep(choice, await situationOf(choice.doctor), error.message);
      return sendOwnPage(reply, pages, page, error.statusCode);
    }
  }

  app.post(PATHS.booking, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(request.body instanceof URLSearchParams)) throw new Problem(415);
    const choice = readChoice(request.body, pages.facts());
    const { service, doctor, time, attempt } = choice;
    if (service === undefined || doctor === undefined)
      return sendOwnPage(reply, pages, <ChoiceStep choice={choice} />);
    if (isComplete(choice) && attempt !== undefined) return send(request, reply, choice, attempt);
    const times = await situationOf(doctor);
    const slot = slotOf(choice, times);
    const timed = { ...choice, service, doctor };
    if (time === undefined || slot === undefined) return sendOwnPage(reply, pages, timeStep(timed, times));
    const refusal = REFUSALS[slotStatus(slot, time.date, times)];
    if (refusal !== undefined) return sendOwnPage(reply, pages, timeStep(timed, times, refusal), 409);
    return sendOwnPage(
      reply,
      pages,
      <DetailsStep choice={{ ...timed, time }} attempt={randomUUID()} slot={slot} />,
    );
  });

  answerErrorsWithPages(app, pages, async (problem, request) => {
    const fields = fieldsOf(request);
    if (fields.size === 0) return <ProblemPage problem={problem} of="form" />;
    const choice = readChoice(fields, pages.facts());
    if (!isComplete(choice)) return <ChoiceStep {...{ choice, problem }} />;
    // All that was typed and chosen is kept, also while the database is away.
    const slot = await situationOf(choice.doctor).then(
      (times) => slotOf(choice, times),
      () => undefined,
    );
    const { attempt = randomUUID() } = choice;
    return <DetailsStep {...{ choice, attempt, slot, problem }} />;
  });
}
