import type { Price } from '../domain/entities';
import { formatCost } from './clinicData';

/** Returns the message's first line, which names the wanted consultation. */
export const wishedConsultation = ({ name, cost }: Price): string =>
  `Consultația aleasă: ${name}, ${formatCost(cost)}`;

/** The price of the consultation that a message begins with, else all of them. */
export function applyingPrices(prices: readonly Price[], message: string): readonly Price[] {
  const [first] = message.split(/\r?\n/, 1);
  const chosen = prices.find((price) => wishedConsultation(price) === first);
  return chosen === undefined ? prices : [chosen];
}
