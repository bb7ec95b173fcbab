import { act, render, screen } from '@testing-library/react';
import type { PlayedStep } from '../../../../src/replay/bench/play/playOnPage';
import { BenchStore } from '../../../../src/replay/bench/view/benchStore';
import { PlayBar } from '../../../../src/replay/bench/view/PlayBar';
import { machineRunner } from '../../../../src/replay/machine/machineRunner';
import { runScenario } from '../../../../src/replay/run/runScenario';
import { StepDetails } from '../../../../src/replay/bench/view/StepDetails';
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
    const done = { step: { advance: 0 }, answered: [], unjudged: [], mismatches: [] };
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

test('an answer is shown at the step in which it came, which says so, and at the one that sent only the request', async () => {
  const scenario = shipped('booking/dublu-clic.json');
  const { steps } = await runScenario(scenario, machineRunner());
  const bench = new BenchStore();
  render(
    <>
      <Timeline bench={bench} />
      <StepDetails bench={bench} />
    </>,
  );
  act(() => bench.player.set({ scenario, reports: steps as unknown as readonly PlayedStep[], chosen: 4 }));
  const requests = () => screen.getByRole('region', { name: 'Cereri' });
  expect(requests()).toHaveTextContent(/^Cereriprogramarea → trimis, încă fără răspuns.*Exemplu/);
  expect(requests()).not.toHaveTextContent('Răspuns: ');
  act(() => bench.player.choose(6));
  expect(requests()).toHaveTextContent(/^Cereriprogramarea → 200 Prenume: „Ana”.*Răspuns: \{.*LM-2026-7/);
  expect(screen.getByText('Așteptare: 0,5 s · Serverul: a răspuns (programarea)')).toBeVisible();
});
