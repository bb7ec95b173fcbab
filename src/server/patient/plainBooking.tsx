import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bookingMetadata } from '../../content/pages/booking';
import { PATHS } from '../../content/paths';
import { patientProblems } from '../../domain/validation';
import {
  PlainChoiceStep,
  PlainDetailsStep,
  PlainReceiptStep,
  stepAfter,
  PlainTimeStep,
} from '../../pages/appointment/PlainBookingSteps';
import { findTime, type TimeOnDate } from '../../domain/slotStatus';
import {
  isComplete,
  readChoice,
  type CompleteChoice,
  type TimedChoice,
} from '../../pages/appointment/plainChoice';
import { bookForVisitor } from '../booking/routes';
import { requestHash } from '../db/schema';
import { Problem } from '../errors/problem';
import { fieldsOf } from '../forms/readForm';
import { plainForms } from '../pages/pageScopes';
import type { AppWithPages } from '../pages/pages';

const timesOf = ({ times }: AppWithPages, { id }: TimedChoice['doctor']) => times.situationOf(Number(id));

/** Sends the page that a choice without the patient's details leads to. */
export async function sendStep(site: AppWithPages, reply: FastifyReply, choice: TimedChoice) {
  const { page, status } = stepAfter(choice, await timesOf(site, choice.doctor), randomUUID());
  return reply.sendPage(page, { status });
}

/** Serves booking without JavaScript: service → doctor → time → details → receipt. */
export function plainBookingRoutes(app: FastifyInstance, site: AppWithPages): void {
  const { pages, publicUrl } = site;

  plainForms(app, site, bookingMetadata, async (fields, problem) => {
    const choice = readChoice(fields, pages.facts());
    if (!isComplete(choice)) return <PlainChoiceStep choice={choice} problem={problem} />;
    // Keeps the input and the choice even if the database is unavailable.
    const slot = await timesOf(site, choice.doctor).then(
      (times) => findTime(times, choice.time),
      () => undefined,
    );
    const { attempt = randomUUID() } = choice;
    return <PlainDetailsStep choice={choice} attempt={attempt} slot={slot} problem={problem} />;
  });

  async function bookAndAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    choice: CompleteChoice,
    attempt: string,
    slot: TimeOnDate | undefined,
  ) {
    const { doctor, time, typed } = choice;
    const problems = patientProblems(typed);
    if (Object.keys(problems).length > 0)
      return reply.sendPage(
        <PlainDetailsStep choice={choice} attempt={attempt} slot={slot} problems={problems} />,
        { status: 422 },
      );
    const asked = { ...typed, ...time, doctorId: Number(doctor.id) };
    // `attempt` cannot be guessed, so that only its sender gets the repeated answer, which holds the patient's link.
    const key = requestHash({ attempt, ...asked });
    try {
      const { reference, link, confirmation } = await bookForVisitor(request, asked, key, site);
      const outcome = { reference, page: link, isMailed: confirmation === 'email', origin: publicUrl };
      return await reply.sendPage(<PlainReceiptStep choice={choice} slot={slot} {...outcome} />);
    } catch (error) {
      if (!(error instanceof Problem) || ![409, 422].includes(error.statusCode)) throw error;
      const refused = { ...time, reason: error.message };
      const page = (
        <PlainTimeStep choice={choice} situation={await timesOf(site, doctor)} refused={refused} />
      );
      return reply.sendPage(page, { status: error.statusCode });
    }
  }

  app.post(PATHS.booking, async (request, reply) => {
    const choice = readChoice(fieldsOf(request), pages.facts());
    const { service, doctor, attempt } = choice;
    if (service === undefined || doctor === undefined)
      return reply.sendPage(<PlainChoiceStep choice={choice} />);
    if (!isComplete(choice) || attempt === undefined)
      return sendStep(site, reply, { ...choice, service, doctor });
    const slot = findTime(await timesOf(site, doctor), choice.time);
    return bookAndAnswer(request, reply, choice, attempt, slot);
  });
}
