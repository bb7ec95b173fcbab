import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { createTools } from '../../../../src/replay/bench/frame/tools';
import { Player } from '../../../../src/replay/bench/play/player';
import { Bench } from '../../../../src/replay/bench/view/Bench';
import { BenchStore } from '../../../../src/replay/bench/view/benchStore';
import { NetworkTap } from '../../../../src/replay/bench/watch/networkTap';

const SCENARIO = readFileSync('src/replay/scenarios/contact/netrimis.json', 'utf8');

/** Renders the bench with the tools of this document, as if it were the site. */
function openBench(tools = createTools()) {
  const bench = new BenchStore();
  bench.set({ tools, isLeaving: false });
  render(<Bench bench={bench} />);
  return tools;
}

function choose(content: string | Buffer, name = 'scenariu.json'): void {
  const bytes = Buffer.from(content);
  // jsdom's files cannot be read.
  const file = Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes) });
  fireEvent.change(screen.getByLabelText('Fișierul scenariului'), { target: { files: [file] } });
}

const complaint = async () => (await screen.findByRole('alert')).textContent.split('\n');

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  Element.prototype.scrollTo = jest.fn();
  window.ResizeObserver = class {
    readonly observe = jest.fn();
    readonly unobserve = jest.fn();
    readonly disconnect = jest.fn();
  };
});
afterEach(() => {
  sessionStorage.clear();
});

test('the problems of an invalid file are listed, one per line, without the former scenario’s steps', async () => {
  sessionStorage.setItem('qa-bench-scenario', SCENARIO);
  openBench();
  expect(screen.getByRole('list', { name: 'Pașii' })).toBeTruthy();
  choose(SCENARIO.replace('"version": 1', '"version": 0').replace('"advance": 1000', '"avans": 1000'));
  expect(await complaint()).toEqual([
    'Fișierul nu poate fi folosit:',
    'scenariu.json, rândul 3, coloana 14: version: se aștepta 1, versiunea formatului, este 0',
    'scenariu.json, rândul 14, coloana 5: steps[2]: se aștepta exact una dintre cheile send, each, given, advance, respond, este Object',
  ]);
  expect(screen.queryByRole('list', { name: 'Pașii' })).toBeNull();
});

test('a file that is too large is refused, and its message goes when another file is read', async () => {
  openBench();
  choose(Buffer.alloc(3 * 1024 * 1024), 'mare.json');
  expect(await complaint()).toEqual([
    'Fișierul nu poate fi folosit:',
    'mare.json: se aștepta cel mult 2 MB, este 3.0 MB',
  ]);
  choose('{');
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('mare.json'));
});

test('a damaged saved scenario does not keep the bench from opening', () => {
  sessionStorage.setItem('qa-bench-scenario', SCENARIO.slice(0, 200));
  openBench();
  expect(screen.getByRole('button', { name: 'Încarcă un scenariu' })).toBeTruthy();
});

test('a replay that crashes reports why and can be restarted', async () => {
  sessionStorage.setItem('qa-bench-scenario', SCENARIO);
  const tap = new NetworkTap();
  tap.divert = () => {
    throw new Error('Rețeaua nu poate fi înlocuită.');
  };
  const { player } = openBench({ ...createTools(), player: new Player(tap) });
  await act(async () => {
    await player.play();
    await player.end();
  });
  expect(await complaint()).toEqual(['Redarea s-a oprit:', 'Rețeaua nu poate fi înlocuită.']);
  expect(player.get().status).toBe('idle');
});
