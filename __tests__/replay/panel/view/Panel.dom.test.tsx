import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { createPanelTools } from '../../../../src/replay/panel/view/panelTools';
import { Player } from '../../../../src/replay/panel/play/player';
import { Panel } from '../../../../src/replay/panel/view/Panel';
import { NetworkTap } from '../../../../src/replay/panel/watch/networkTap';

const SCENARIO = readFileSync('src/replay/scenarios/contact/netrimis.json', 'utf8');

function openPanel(tools = createPanelTools()) {
  render(<Panel tools={tools} />);
  fireEvent.click(screen.getByRole('button', { name: 'Panou QA' }));
  return tools;
}

function choose(content: string | Buffer, name = 'scenariu.json'): void {
  const bytes = Buffer.from(content);
  // jsdom's files cannot be read.
  const file = Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes) });
  fireEvent.change(screen.getByLabelText('Fișierul scenariului'), { target: { files: [file] } });
}

const complaint = async () => (await screen.findByRole('alert')).textContent.split('\n');

// jsdom cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  sessionStorage.clear();
});

test('the problems of an invalid file are listed, one per line', async () => {
  openPanel();
  choose(SCENARIO.replace('"version": 1', '"version": 0').replace('"advance": 1000', '"avans": 1000'));
  expect(await complaint()).toEqual([
    'Fișierul nu poate fi folosit:',
    'scenariu.json:3:14: version: Expected 1, the version of the format, received 0',
    'scenariu.json:14:5: steps[2]: Expected exactly one of send, each, given, advance, respond, received Object',
  ]);
});

test('a valid file is loaded, and one that is too large is refused', async () => {
  openPanel();
  choose(SCENARIO);
  expect(await screen.findByRole('region', { name: 'Pașii scenariului' })).toBeTruthy();
  choose(Buffer.alloc(3 * 1024 * 1024), 'mare.json');
  expect(await complaint()).toEqual([
    'Fișierul nu poate fi folosit:',
    'mare.json: expected at most 2 MB, received 3.0 MB',
  ]);
});

test('loading a valid file removes the errors of the one before', async () => {
  openPanel();
  choose('{');
  await complaint();
  choose(SCENARIO);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a damaged saved scenario does not keep the panel from opening', () => {
  sessionStorage.setItem('qa-panel-scenario', SCENARIO.slice(0, 200));
  openPanel();
  expect(screen.getByRole('button', { name: 'Încarcă un scenariu' })).toBeTruthy();
});

test('a replay that crashes reports why and can be restarted', async () => {
  sessionStorage.setItem('qa-panel-scenario', SCENARIO);
  const tap = new NetworkTap();
  tap.divert = () => {
    throw new Error('Rețeaua nu poate fi înlocuită.');
  };
  const { player } = openPanel({ ...createPanelTools(), player: new Player(tap) });
  await act(async () => {
    await player.play();
    await player.end();
  });
  expect(await complaint()).toEqual(['Redarea s-a oprit:', 'Rețeaua nu poate fi înlocuită.']);
  expect(player.get().status).toBe('idle');
});
