import { median } from '../median';
import { book, countStatuses, freeAttempts } from './booking';
import { withServers } from './clinicServers';
import { verdict, type Fault } from './fault';

const KNOWN = 'ana@pacient.example';
/** Appointments of the known address before, and pairs of requests that are compared. */
const [BEFORE, PAIRS] = [60, 400];
/** The two medians may differ by so much, which is less than those of two halves of the same requests do at times. */
const LEAST = 0.8;

export const knownAddress: Fault = {
  name: `a stranger books ${PAIRS} times in the name of a patient, and of somebody unknown`,
  promise: 'same answers, in the same time: nobody learns who is a patient',
  run: (engine) =>
    withServers(engine, 1, async ([server]) => {
      const url = server?.url ?? '';
      const nextAttempt = await freeAttempts(url);
      const ask = async (email: string) => {
        const began = performance.now();
        const { status } = await book(url, nextAttempt(), '', email);
        return { status, time: performance.now() - began };
      };
      for (let index = 0; index < BEFORE; index += 1) await ask(KNOWN);
      const known: Awaited<ReturnType<typeof ask>>[] = [];
      const unknown: typeof known = [];
      for (let index = 0; index < PAIRS; index += 1) {
        const asks = [
          async () => known.push(await ask(KNOWN)),
          async () => unknown.push(await ask(`nimeni-${index}@pacient.example`)),
        ];
        // Whoever comes second must not seem the quicker for it.
        for (const each of index % 2 ? asks : asks.reverse()) await each();
      }
      const [ofKnown, ofUnknown] = [known, unknown].map((answers) => median(answers.map(({ time }) => time)));
      const ratio = (ofKnown ?? NaN) / (ofUnknown ?? NaN);
      const answers = [known, unknown].map((some) => countStatuses(some.map(({ status }) => status)));
      return verdict(
        answers[0] === answers[1] && ratio >= LEAST && ratio <= 1 / LEAST,
        `known: ${answers[0]}, unknown: ${answers[1]}; time × ${ratio.toFixed(2)}`,
      );
    }),
};
