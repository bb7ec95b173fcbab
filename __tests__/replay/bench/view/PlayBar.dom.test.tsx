import { act, render, screen } from '@testing-library/react';
import type { PlayedStep } from '../../../../src/replay/bench/play/playOnPage';
import { BenchStore } from '../../../../src/replay/bench/view/benchStore';
import { PlayBar } from '../../../../src/replay/bench/view/PlayBar';
import { Timeline } from '../../../../src/replay/bench/view/Timeline';
import { shipped } from '../../support/shippedScenarios';

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test.each(['playing', 'paused', 'ended'] as const)(
  'the number of the step and the lit one agree: %s',
  (status) => {
    const bench = new BenchStore();
    render(
      <>
        <PlayBar bench={bench} />
        <Timeline bench={bench} />
      </>,
    );
    const done = { step: { advance: 0 }, unjudged: [], mismatches: [] };
    const reports = [done, done] as unknown as readonly PlayedStep[];
    const lit = () => screen.getByRole('list', { name: 'Pașii' }).querySelector('[aria-current]');
    act(() => bench.player.set({ scenario: shipped('contact/netrimis.json'), status, reports }));
    expect(screen.getByText(/ · pasul 2 din/)).toBeVisible();
    expect(lit()).toHaveTextContent(/^2/);
    act(() => bench.player.choose(0));
    expect(screen.getByText(/, se vede pasul 1/)).toBeVisible();
    expect(lit()).toHaveTextContent(/^1/);
  },
);
