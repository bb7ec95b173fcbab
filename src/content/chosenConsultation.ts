import type { Price } from '../domain/entities';
import { formatCost } from './clinicFacts';

/** Returns the first line of a message that names the wanted consultation. */
export const wishedConsultation = ({ name, cost }: Price): string =>
  `Consultația aleasă: ${name}, ${formatCost(cost)}`;

/** Returns the price that the message's first line names; otherwise all prices. */
export function applyingPrices(prices: readonly Price[], message: string): readonly Price[] {
  const [first] = message.split(/\r?\n/, 1);
  const chosen = prices.find((price) => wishedConsultation(price) === first);
  return chosen === undefined ? prices : [chosen];
}
