import { act, render, screen, within } from '@testing-library/react';
import { Notifications } from '../../../src/features/notifications/Notifications';
import { useNotify } from '../../../src/features/notifications/useNotify';

function Buttons() {
  const notify = useNotify();
  return (
    <>
      {['prima', 'a doua', 'a treia'].map((text) => (
        <button
          key={text}
          onClick={() => {
            notify({ text, tone: text === 'prima' ? 'success' : 'error' });
          }}
        >
          {text}
        </button>
      ))}
      <button
        onClick={() => {
          notify({ dismisses: ['a doua'] });
        }}
      >
        rezolvat
      </button>
    </>
  );
}

const shown = () => screen.getByRole('alert').textContent;

/** Advances in slices, so that the page can render between two timers. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 25) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(25, left)));
  }
}

async function press(text: string): Promise<void> {
  await act(async () => {
    screen.getByRole('button', { name: text }).click();
    await jest.advanceTimersByTimeAsync(0);
  });
}

/** Returns the texts that open within `ms`, in order. */
async function openedWithin(ms: number): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let passed = 0; passed < ms; passed += 100) {
    const [text = ''] = within(screen.getByRole('alert'))
      .queryAllByText(/./)
      .map(({ textContent }) => textContent);
    if (text !== (seen.at(-1) ?? '')) seen.push(text);
    await pass(100);
  }
  return seen;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Notifications>
      <Buttons />
    </Notifications>,
  );
});
afterEach(() => jest.useRealTimers());

test('the live region for messages exists before the first message', () => {
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a second message waits five seconds for the first, and opens 250 ms after it has closed in 150 ms', async () => {
  await press('prima');
  await pass(1000);
  await press('a doua');
  await pass(4350);
  expect(shown()).toBe('prima');
  await pass(100);
  expect(shown()).toBe('a doua');
  await pass(4900);
  expect(shown()).toBe('a doua');
});

test('several messages at once are all shown, one after the other', async () => {
  await press('prima');
  await press('a doua');
  await press('a treia');
  expect(await openedWithin(17_000)).toEqual(['prima', 'a doua', 'a treia', '']);
});

test('a message repeated while it closes is shown again', async () => {
  await press('prima');
  await pass(5100);
  await press('prima');
  await pass(400);
  expect(shown()).toBe('prima');
  await pass(4500);
  expect(shown()).toBe('prima');
});

test('a resolved message closes immediately or never opens, and other messages stay', async () => {
  await press('prima');
  await press('a doua');
  await press('rezolvat');
  expect(await openedWithin(7000)).toEqual(['prima', '']);
  await press('a doua');
  await pass(500);
  await press('rezolvat');
  await pass(500);
  expect(shown()).toBe('');
});
