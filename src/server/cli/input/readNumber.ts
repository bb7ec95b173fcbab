import { InvalidArgumentError } from 'commander';

/** @returns a reader of whole numbers between two bounds, both allowed */
export function readNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Scrieți un număr întreg de la ${least} la ${most}.`);
  };
}

/** The number of a row, as the listings show it. */
export const readId = readNumber(1, 999_999_999);

/** Several of them, each once. */
export const readIds = (text: string, earlier: readonly number[] = []): readonly number[] => [
  ...new Set([...earlier, readId(text)]),
];
