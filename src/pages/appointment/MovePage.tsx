import { longDateTime, weekdayDateTime } from '../../content/dateWords';
import { MOVE_FIELDS, MOVE_QUERY, moveFields, moveTexts } from '../../content/pages/appointment';
import type { PatientPaths } from '../../content/patientPaths';
import { type Doctor, doctorName, type KeptAppointment } from '../../domain/entities';
import type { TimeOnDate } from '../../domain/slotStatus';
import { timeKey } from '../../domain/timeKey';
import { Button, PlainLink } from '../../ui/Button';
import { Actions } from '../../ui/layout';
import { Notice } from '../../ui/Notice';
import { ButtonForm, HiddenFields } from './PlainForm';
import { OwnPage } from './OwnPage';
import { TimeChoice, type TimeChoiceProps } from './TimeChoice';

export interface MovePageProps extends Pick<TimeChoiceProps, 'doctors' | 'doctor' | 'situation' | 'refused'> {
  readonly appointment: Pick<KeptAppointment, 'date' | 'startTime' | 'doctor' | 'moves'>;
  readonly paths: PatientPaths;
  /** A free time of the doctor that the patient pressed here or in a mail, to be confirmed. */
  readonly chosen?: Pick<TimeOnDate, 'slotId' | 'date' | 'startTime'> | undefined;
  /** True if the patient may not move the appointment again afterwards. */
  readonly isLast: boolean;
  /** A date of the week to show. */
  readonly near: string;
}

/** Lets a patient choose another time of the same service, then confirm it. */
export function MovePage({ appointment, paths, chosen, isLast, near, ...choice }: MovePageProps) {
  const { heading, lead, refusedLead, confirmTitle, confirmNote, lastMove, confirm } = moveTexts;
  const { doctor, refused } = choice;
  const pageOf = (one: Doctor | undefined, query: Readonly<Record<string, string>>): string =>
    `${paths.move}?${new URLSearchParams({ ...(one && { [MOVE_QUERY.doctor]: String(one.id) }), ...query }).toString()}`;
  const weekOf = (one: Doctor | undefined, date: string): string => pageOf(one, { [MOVE_QUERY.week]: date });
  return (
    <OwnPage
      heading={heading}
      lead={(refused ? refusedLead : lead)(longDateTime(appointment), doctorName(appointment.doctor))}
    >
      {chosen && doctor && (
        <Notice>
          <strong>{confirmTitle}</strong>
          <p>{confirmNote(longDateTime(chosen), doctorName(doctor))}</p>
          {isLast && <p>{lastMove}</p>}
          <ButtonForm method="post" action={weekOf(doctor, near)}>
            <HiddenFields fields={moveFields(chosen, appointment.moves)} />
            <Button>{confirm(weekdayDateTime(chosen))}</Button>
          </ButtonForm>
        </Notice>
      )}
      <TimeChoice
        {...choice}
        near={near}
        chosen={chosen}
        doctorTarget={(one) => ({ href: weekOf(one, near) })}
        weekTarget={(monday) => ({ href: weekOf(doctor, monday) })}
        timeTarget={(time) => ({ href: pageOf(doctor, { [MOVE_FIELDS.time]: timeKey(time) }) })}
      />
      <Actions>
        <PlainLink href={paths.page} $variant="quiet">
          {moveTexts.back}
        </PlainLink>
      </Actions>
    </OwnPage>
  );
}
