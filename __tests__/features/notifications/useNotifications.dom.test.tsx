import { act, render, screen } from '@testing-library/react';
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
            notify(text, text === 'prima' ? 'success' : 'error');
          }}
        >
          {text}
        </button>
      ))}
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

test('a new message closes the open one, and opens 250 ms later', async () => {
  await open('prima');
  await pass(1000);
  await open('a doua');
  await pass(225);
  expect(shown()).not.toContain('a doua');
  await pass(50);
  expect(shown()).toContain('a doua');
  await pass(500);
  expect(shown()).toBe('a doua');
});

test('of several messages in a row the last one is shown', async () => {
  await open('prima');
  await pass(500);
  await open('a doua');
  await pass(100);
  await open('a treia');
  await pass(1000);
  expect(shown()).toBe('a treia');
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
