import { act, render, screen } from '@testing-library/react';
import { useNotifications } from '../../../src/features/notifications/useNotifications';

const STAGE = '../../../src/features/notifications/NotificationStage';
let mockIsOffline = true;
jest.mock('../../../src/features/notifications/NotificationStage', () => {
  if (mockIsOffline) throw new Error('The code could not be fetched.');
  return jest.requireActual<object>('../../../src/features/notifications/NotificationStage');
});

function Page() {
  const { notify, notifications } = useNotifications();
  return (
    <>
      {['nu s-a trimis', 's-a trimis'].map((text) => (
        <button
          key={text}
          onClick={() => {
            notify({ text, tone: 'error' });
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

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 25) await act(() => jest.advanceTimersByTimeAsync(25));
}

// Compiled beforehand.
beforeAll(() => jest.requireActual<object>(STAGE));
afterEach(() => jest.useRealTimers());

test('what had to be said without the code for messages goes like any message, and is not said again', async () => {
  jest.useFakeTimers();
  render(<Page />);
  act(() => {
    screen.getByRole('button', { name: 'nu s-a trimis' }).click();
  });
  await pass(1000);
  expect(shown()).toBe('nu s-a trimis');
  await pass(5000);
  expect(shown()).toBe('');

  mockIsOffline = false;
  act(() => {
    screen.getByRole('button', { name: 's-a trimis' }).click();
  });
  await pass(1000);
  expect(shown()).toBe('s-a trimis');
});
