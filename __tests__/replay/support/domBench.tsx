import { fireEvent, render, screen, within } from '@testing-library/react';
import { createTools } from '../../../src/replay/bench/frame/openTools';
import { Bench } from '../../../src/replay/bench/view/Bench';
import { BenchStore } from '../../../src/replay/bench/view/benchStore';
import { shipped } from './shippedScenarios';

/** Gives jsdom what it lacks of a layout. */
export function layOut(): void {
  Element.prototype.scrollIntoView = jest.fn();
  Element.prototype.scrollTo = jest.fn();
  window.ResizeObserver = class {
    readonly observe = jest.fn();
    readonly unobserve = jest.fn();
    readonly disconnect = jest.fn();
  };
}

/** Renders the bench with the tools of this document, as if it were the site. */
export function openBench(): BenchStore {
  const bench = new BenchStore();
  bench.set({ tools: createTools(), isLeaving: false });
  render(<Bench bench={bench} />);
  return bench;
}

export function choose(content: string | Buffer, name = 'scenariu.json'): void {
  const bytes = Buffer.from(content);
  // jsdom's files cannot be read.
  const file = Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes) });
  fireEvent.change(screen.getByLabelText('Fișierul scenariului'), { target: { files: [file] } });
}

/** Loads a scenario of the booking form with these steps, and looks at one of them. */
export async function openStep(title: string, ...steps: readonly object[]): Promise<BenchStore> {
  const bench = openBench();
  choose(JSON.stringify({ ...shipped('booking/dublu-clic.json'), steps }));
  fireEvent.click(await screen.findByText(title));
  return bench;
}

/** Returns what the step on show expects, without what was struck out. */
export const expected = (): readonly string[] =>
  within(screen.getByRole('region', { name: 'Se așteaptă' }))
    .getAllByRole('listitem')
    .filter((line) => line.querySelector('s') === null)
    .map(({ textContent }) => textContent.replace(/[✎✕]/g, ''));
