import { createActor, waitFor } from 'xstate';
import { requestedPrice } from '../content/clinicFacts';
import { requestedChoice } from '../content/paths';
import { EMPTY_BOOKING, type BookingContext } from '../features/booking/session/bookingContext';
import { bookingMachine } from '../features/booking/session/bookingMachine';
import { areTimesHere, rememberedOf, ServerLoads } from './bookingVisit';
import { CLIENT_CHUNKS, drawPage, formRoute, type DrawnSite } from './drawings';
import type { AnsweredPage, AskServer, LinkedPage } from './postedForm';
import { newAttempt } from './visit';

/** What the visitor's choice comes to by the doctor's times as they are now. */
async function chosenContext({ search, facts }: LinkedPage, ask: AskServer): Promise<BookingContext> {
  const loads = new ServerLoads(facts, ask);
  const actor = createActor(bookingMachine.provide({ actors: { loads: loads.logic } })).start();
  try {
    const choice = requestedChoice(search);
    if (choice !== null)
      actor.send({ type: 'choice.requested', choice, price: requestedPrice(facts, choice) });
    await waitFor(actor, ({ context }) => areTimesHere(context));
    // The minute has come with the times.
    return actor.getSnapshot().context;
  } finally {
    actor.stop();
  }
}

/** Draws the booking page for what its address asks for; it comes alive with the same, and can be posted without scripts. */
export async function linkedPage(site: DrawnSite, linked: LinkedPage, ask: AskServer): Promise<AnsweredPage> {
  const { path, search, facts, origin } = linked;
  const { chunks: ownChunks, load } = formRoute(path);
  const alive = [...CLIENT_CHUNKS, ...ownChunks];
  // What QA records and replays begins with nothing chosen.
  if (process.env.QA_PANEL)
    return { status: 200, html: await drawPage(await load(), path, { site, origin, facts, chunks: alive }) };
  const [page, context] = await Promise.all([load(true), chosenContext(linked, ask)]);
  // The lists are the document's anyway.
  const { services, doctors } = EMPTY_BOOKING.loads;
  const start = { ...context, loads: { ...context.loads, services, doctors } };
  const known = { ...facts, visit: { search, start } };
  const chunks = [...alive, 'calendar', 'chosen'];
  const remembered = { ...newAttempt(), ...rememberedOf(context) };
  return {
    status: 200,
    html: await drawPage(page, path, { site, origin, facts: known, chunks, remembered }),
  };
}
