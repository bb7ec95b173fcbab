import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { createTools, type Tools } from '../../../../src/replay/bench/frame/openTools';
import { Bench } from '../../../../src/replay/bench/view/Bench';
import { BenchStore } from '../../../../src/replay/bench/view/benchStore';
import { Player } from '../../../../src/replay/bench/view/player';
import { shipped } from '../../support/shippedScenarios';

const SCENARIO = readFileSync('src/replay/scenarios/contact/netrimis.json', 'utf8');

/** Renders the bench with the tools of this document, as if it were the site. */
function openBench(): void {
  const bench = new BenchStore();
  bench.set({ tools: createTools(), isLeaving: false });
  render(<Bench bench={bench} />);
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

test('the problems of an invalid file are listed, one per line, without the former scenario’s steps and export', async () => {
  openBench();
  choose(SCENARIO);
  await screen.findByRole('list', { name: 'Pașii' });
  choose(SCENARIO.replace('"version": 1', '"version": 0').replace('"advance": 1000', '"avans": 1000'));
  expect(await complaint()).toEqual([
    'Fișierul nu poate fi folosit:',
    'scenariu.json, rândul 3, coloana 14: version: se așteaptă 1, versiunea formatului, este 0',
    'scenariu.json, rândul 14, coloana 5: pasul 3: se așteaptă exact una dintre cheile send, each, given, advance, respond, este Object',
  ]);
  expect(screen.queryByRole('list', { name: 'Pașii' })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Export' })).toBeNull();
});

test('a file that is too large is refused, and its message goes when another file is read', async () => {
  openBench();
  choose(Buffer.alloc(3 * 1024 * 1024), 'mare.json');
  expect(await complaint()).toEqual([
    'Fișierul nu poate fi folosit:',
    'mare.json: se așteaptă cel mult 2 MB, este 3.0 MB',
  ]);
  choose('{');
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('mare.json'));
});

test('a replay that crashes reports why', async () => {
  const play = () => Promise.reject(new Error('Rețeaua nu poate fi înlocuită.'));
  const player = new Player(() => Promise.resolve({ ...createTools(), play }));
  const played = await player.playWhole(shipped('contact/netrimis.json'));
  expect(played?.problem).toBe('Redarea s-a oprit:\nRețeaua nu poate fi înlocuită.');
  expect(played?.status).toBe('idle');
});

test('“Redă” plays the file that is being loaded, although the former one has not ended', async () => {
  const played: string[] = [];
  const play: Tools['play'] = async ({ title }, { beforeClose }) => {
    played.push(title);
    await beforeClose();
  };
  let opening = Promise.resolve();
  const player = new Player(() => opening.then(() => ({ ...createTools(), play })));
  const former = shipped('contact/netrimis.json');
  const coming = shipped('contact/http-201.json');
  await player.playWhole(former);
  // The page is open as soon as the former replay has ended.
  opening = new Promise((resolve) => {
    player.subscribe(() => player.get().status === 'idle' && resolve());
  });
  void player.use(Promise.resolve(coming));
  await player.play();
  expect(played).toEqual([former.title, coming.title]);
});

test('an export that fails leaves the bench, with the reason', async () => {
  // jsdom reports the error to the console too.
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('Fișierul nu s-a putut salva.');
  });
  openBench();
  choose(SCENARIO);
  fireEvent.click(await screen.findByRole('button', { name: 'Exportă scenariul' }));
  expect(await complaint()).toEqual(['Eroare în banc:', 'Fișierul nu s-a putut salva.']);
  expect(screen.getByRole('list', { name: 'Pașii' })).toBeVisible();
});
