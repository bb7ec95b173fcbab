import type { Price } from '../domain/entities';
import { formatCost } from './clinicFacts';

/** Returns the first line of a message that names the chosen consultation. */
export const chosenConsultationLine = ({ name, cost }: Price): string =>
  `Consultația aleasă: ${name}, ${formatCost(cost)}`;

/** Returns the one price that the message's first line names; all prices if it names none. */
export function chosenPrices(prices: readonly Price[], message: string): readonly Price[] {
  const [first] = message.split(/\r?\n/, 1);
  const chosen = prices.find((price) => chosenConsultationLine(price) === first);
  return chosen === undefined ? prices : [chosen];
}
