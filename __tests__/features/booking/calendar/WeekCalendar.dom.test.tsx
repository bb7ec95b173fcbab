import { render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import type { Workday } from '../../../../src/domain/calendarDate';
import type { BookableSlot, SlotOnDate, Vacation } from '../../../../src/domain/entities';
import { WeekCalendar } from '../../../../src/features/booking/calendar/WeekCalendar';

const slot = (id: number, weekday: Workday, startTime: string, bookedDates: string[] = []) => ({
  id,
  weekday,
  startTime,
  endTime: '18:00',
  bookedDates,
});

const WEDNESDAY = { date: '2026-11-25', time: '12:00' };
const onChoose = jest.fn();

interface Situation {
  readonly slots: readonly BookableSlot[];
  readonly vacations?: readonly Vacation[];
  readonly now?: { readonly date: string; readonly time: string };
}

function Calendar({ slots, vacations = [], now = WEDNESDAY }: Situation) {
  const [selected, setSelected] = useState<SlotOnDate | null>(null);
  return (
    <WeekCalendar
      slots={slots}
      vacations={vacations}
      now={now}
      selected={selected}
      asked={null}
      doctorName="Dr. Ioana Mureșan"
      elsewhere={<p>Alt medic</p>}
      onChoose={(pressed) => {
        onChoose(pressed);
        setSelected(pressed);
      }}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const show = (situation: Situation) => {
  render(<Calendar {...situation} />);
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
};

beforeEach(() => jest.clearAllMocks());

const PAST = 'Zilele și orele trecute';

test('the calendar shows Monday to Friday and is named after the doctor and the week; past days unfold', async () => {
  const user = show({ slots: [slot(1, 0, '09:00'), slot(2, 4, '09:00')] });
  const table = screen.getByRole('table', {
    name: 'Orele pentru Dr. Ioana Mureșan, săptămâna 23–27 noiembrie 2026',
  });
  const days = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(days()).toEqual(['miercuri25 noiembrie, astăzi', 'joi26 noiembrie', 'vineri27 noiembrie']);
  const past = within(table).getByText('09:00', { selector: '[data-state="expired"] *' });
  expect(past).not.toBeVisible();
  await user.click(button(PAST));
  expect(days()).toEqual([
    'luni23 noiembrie',
    'marți24 noiembrie',
    'miercuri25 noiembrie, astăzi',
    'joi26 noiembrie',
    'vineri27 noiembrie',
  ]);
  await user.click(past);
  expect(onChoose).toHaveBeenCalledWith({ slotId: 1, date: '2026-11-23' });
});

test('every slot is labelled with its day, time and state, and shows its time', async () => {
  const user = show({
    slots: [
      slot(1, 1, '09:00'),
      slot(3, 3, '08:00'),
      slot(2, 3, '09:30', ['2026-11-26']),
      slot(4, 4, '10:00'),
    ],
    vacations: [{ startDate: '2026-11-27', endDate: '2026-11-30' }],
  });
  await user.click(button(PAST));
  const shown = screen
    .getAllByRole('button', { name: /, ora/ })
    .map(({ textContent, ariaLabel, dataset, ariaDisabled }) => [
      textContent,
      ariaLabel,
      dataset.state,
      ariaDisabled,
    ]);
  expect(shown).toEqual([
    ['09:00', 'marți, 24 noiembrie, ora 09:00, trecut', 'expired', 'true'],
    ['08:00', 'joi, 26 noiembrie, ora 08:00, liber', 'available', null],
    ['09:30', 'joi, 26 noiembrie, ora 09:30, ocupat', 'taken', 'true'],
    ['10:00', 'vineri, 27 noiembrie, ora 10:00, medicul este în concediu', 'vacation', 'true'],
  ]);
});

test('a time that becomes free after the search found none takes the notice away', async () => {
  const none = /niciun interval liber/;
  const { rerender } = render(<Calendar slots={[]} />);
  await userEvent.click(button('Primul interval liber'));
  expect(screen.getAllByText(none)).not.toHaveLength(0);
  rerender(<Calendar slots={[slot(1, 4, '09:00')]} />);
  expect(screen.queryByText(none)).toBeNull();
  expect(screen.getByRole('button', { name: /^Primul interval liber/ })).toHaveAccessibleName(/27 nov/);
});

test.each([
  ['pe 26 noiembrie', '2026-11-26', '2026-11-26'],
  ['din 26 noiembrie până pe 3 ianuarie', '2026-11-26', '2027-01-03'],
  ['până pe 26 noiembrie', '2026-11-20', '2026-11-26'],
  ['din 27 noiembrie', '2026-11-27', '9999-12-31'],
])('a vacation is named once: %s', (when, startDate, endDate) => {
  show({
    slots: [slot(1, 2, '09:00'), slot(2, 3, '09:00'), slot(3, 4, '09:00')],
    vacations: [{ startDate, endDate }],
    now: { ...WEDNESDAY, time: '08:00' },
  });
  expect(screen.getAllByText(/în concediu/).map(({ textContent }) => textContent)).toEqual([
    `Medicul este în concediu ${when}.`,
  ]);
});
