import { weekdayAndDate } from '../../../content/dateWords';
import type { SlotOnDate } from '../../../domain/entities';
import type { TimeOnDate } from '../../../domain/slotStatus';
import { timeKey } from '../../../domain/timeKey';
import { Button } from '../../../ui/Button';
import { Cluster } from '../../../ui/layout';
import { SUBMIT_ID } from '../../form/SubmitRow';
import { fieldId } from '../bookingFields';

/** Moves the focus when the choices disappear: to the first empty field, otherwise to the button. */
function goOn(): void {
  const fields = (['firstName', 'lastName', 'phone', 'email'] as const).map((field) =>
    document.querySelector<HTMLInputElement>(`#${fieldId(field)}`),
  );
  const empty = fields.find((field) => field?.value === '');
  (empty ?? document.getElementById(SUBMIT_ID))?.focus();
}

interface TimeChoicesProps {
  readonly title: string;
  readonly times: readonly TimeOnDate[];
  readonly onChoose: (slot: SlotOnDate) => void;
}

/** Offers some free times outside the calendar, if there are any; they disappear when one is chosen. */
export function TimeChoices({ title, times, onChoose }: TimeChoicesProps) {
  if (times.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <Cluster as="ul" role="list">
        {times.map((time) => (
          <li key={timeKey(time)}>
            <Button
              type="button"
              $variant="secondary"
              data-slot-id={time.slotId}
              data-date={time.date}
              onClick={() => {
                onChoose({ slotId: time.slotId, date: time.date });
                goOn();
              }}
            >
              {`${weekdayAndDate(time.date)}, ora ${time.startTime}`}
            </Button>
          </li>
        ))}
      </Cluster>
    </>
  );
}
