import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotifications } from '../../../src/features/notifications/useNotifications';

function Page() {
  const { notify, notifications } = useNotifications();
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
          notify({ settles: ['a doua'] });
        }}
      >
        rezolvat
      </button>
      {notifications}
    </>
  );
}

const shown = () => screen.getByRole('alert').textContent;

/** In slices, so that the page can draw between one timer and the next. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 25) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(25, left)));
  }
}

async function open(text: string): Promise<void> {
  await act(async () => {
    screen.getByRole('button', { name: text }).click();
    await jest.advanceTimersByTimeAsync(0);
  });
}

beforeAll(() => import('../../../src/features/notifications/NotificationStage'));
beforeEach(() => {
  jest.useFakeTimers();
  render(<Page />);
});
afterEach(() => jest.useRealTimers());

test('the region that will speak is there before the first message', () => {
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a message closes by itself after five seconds', async () => {
  await open('prima');
  await pass(4900);
  expect(shown()).toBe('prima');
  await pass(1000);
  expect(shown()).toBe('');
});

test('a new message closes the open one once it could be read, and opens 250 ms after that has closed', async () => {
  await open('prima');
  await pass(1000);
  await open('a doua');
  await pass(475);
  expect(shown()).toBe('prima');
  // It closes at 1500 ms, which takes 150 ms.
  await pass(375);
  expect(shown()).not.toContain('a doua');
  await pass(75);
  expect(shown()).toContain('a doua');
  await pass(500);
  expect(shown()).toBe('a doua');
});

test('of several messages at once none is dropped', async () => {
  await open('prima');
  await open('a doua');
  await open('a treia');
  const seen: string[] = [];
  for (let passed = 0; passed < 6000; passed += 100) {
    const texts = within(screen.getByRole('alert'))
      .queryAllByText(/./)
      .map(({ textContent }) => textContent);
    if (texts.at(-1) !== undefined && texts.at(-1) !== seen.at(-1)) seen.push(texts.at(-1) ?? '');
    await pass(100);
  }
  expect(seen).toEqual(['prima', 'a doua', 'a treia']);
});

test('a message that comes while another closes by itself opens after it', async () => {
  await open('prima');
  await pass(5050);
  await open('a doua');
  await pass(100);
  expect(shown()).not.toContain('a doua');
  await pass(300);
  expect(shown()).toContain('a doua');
});

test('the same message twice is told twice', async () => {
  await open('prima');
  await pass(6000);
  expect(shown()).toBe('');
  await open('prima');
  await pass(100);
  expect(shown()).toBe('prima');
});

test('a message can be put away', async () => {
  await open('prima');
  await pass(500);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  await user.click(screen.getByRole('button', { name: 'Închide mesajul' }));
  await pass(600);
  expect(shown()).toBe('');
});

test('what no longer matters goes at once, or never comes; other messages stay', async () => {
  await open('prima');
  await open('a doua');
  await open('rezolvat');
  await pass(3000);
  expect(shown()).toBe('prima');
  await pass(3000);
  expect(shown()).toBe('');
  await open('a doua');
  await pass(500);
  await open('rezolvat');
  await pass(500);
  expect(shown()).toBe('');
});
