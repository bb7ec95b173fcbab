/// <reference types="webpack/module" />
import { createRoot } from 'react-dom/client';
import { ROOT_ID } from '../../app/elementIds';
import type { StepReport } from '../run/report';
import type { Scenario } from '../scenario/scenario';
import { Bench } from './view/Bench';
import { BenchStore } from './view/benchStore';
import { linkedScenario } from './view/scenarioLink';

const files = import.meta.webpackContext('../scenarios', { recursive: true, regExp: /\.json$/ });

/** The repository's scenarios, each with its name, such as `booking/dublu-clic`. */
const SHIPPED = files.keys().map((file) => ({
  name: file.replace(/^\.\/|\.json$/g, ''),
  scenario: files(file) as Scenario,
}));

/** The bench's window, as seen by a program that plays scenarios in it. */
export interface QaWindow {
  qaPlay: (
    scenario: Scenario,
  ) => Promise<{ readonly steps: readonly StepReport[]; readonly problem: string }>;
}

// The bench's entry: it renders the page `/qa` around the site.
const root = document.getElementById(ROOT_ID);
if (root !== null) {
  const bench = new BenchStore(SHIPPED);
  createRoot(root).render(<Bench bench={bench} />);
  (window as unknown as QaWindow).qaPlay = async (scenario) => {
    const { reports = [], problem = 'A fost încărcat alt scenariu.' } =
      (await bench.player.playWhole(scenario)) ?? {};
    return { steps: reports.map(({ page: _page, form: _form, ...report }) => report), problem };
  };
  window.addEventListener('beforeunload', (event) => {
    if (bench.player.get().isUnsaved || bench.get().recording !== null) event.preventDefault();
  });
  // A link for a colleague opens a scenario by its name.
  const asked = linkedScenario();
  const listed = SHIPPED.find(({ name }) => name === asked);
  if (listed !== undefined) void bench.run([listed]);
  else if (asked !== null)
    bench.set({
      fileProblem: `Nu există scenariul ${asked}. Un fișier nou apare după ce bancul este pornit din nou.`,
    });
}
