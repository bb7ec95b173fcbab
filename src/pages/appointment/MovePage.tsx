import { dateTimeWords } from '../../content/dateWords';
import { MOVE_FIELDS, MOVE_QUERY, moveTexts } from '../../content/pages/appointment';
import { earlierTexts } from '../../content/pages/earlier';
import type { PatientPaths } from '../../content/patientPaths';
import { doctorName } from '../../domain/doctorName';
import type { Doctor } from '../../domain/entities';
import type { TimeOnDate } from '../../domain/slotStatus';
import { timeKey } from '../../domain/timeKey';
import { PlainLink } from '../../features/booking/receipt/receiptParts';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { OwnPage } from './OwnPage';
import { TimeChoice, TIMES_FORM_ID, type TimeChoiceProps } from './TimeChoice';

export interface MovePageProps extends Pick<TimeChoiceProps, 'doctors' | 'doctor' | 'times' | 'refused'> {
  readonly appointment: Pick<TimeOnDate, 'date' | 'startTime'> & { readonly moves: number };
  readonly paths: PatientPaths;
  /** A freed time of the doctor, which a mail has offered. */
  readonly offered?: Pick<TimeOnDate, 'slotId' | 'date' | 'startTime'> | undefined;
  /** A date of the week to show. */
  readonly near: string;
}

/** Lets a patient choose another time of the same service. */
export function MovePage({ appointment, paths, offered, ...choice }: MovePageProps) {
  const { heading, lead, refusedLead, press } = moveTexts;
  const { doctor, near, refused } = choice;
  const pageOf = (of: Doctor | undefined, week: string): string => {
    const query = { [MOVE_QUERY.doctor]: String(of?.id), [MOVE_QUERY.week]: week };
    return `${paths.move}?${new URLSearchParams(query).toString()}`;
  };
  return (
    <OwnPage heading={heading} lead={(refused ? refusedLead : lead)(dateTimeWords(appointment))}>
      {offered && doctor && (
        <Notice title={earlierTexts.freed}>
          <p>{`Este ${dateTimeWords(offered)}, la ${doctorName(doctor)}. ${earlierTexts.notHeld}`}</p>
          <Button form={TIMES_FORM_ID} name={MOVE_FIELDS.time} value={timeKey(offered)}>
            {earlierTexts.move}
          </Button>
        </Notice>
      )}
      <TimeChoice
        {...choice}
        press={press}
        action={pageOf(doctor, near)}
        hidden={{ [MOVE_FIELDS.moves]: appointment.moves }}
        timeField={(time) => ({ name: MOVE_FIELDS.time, value: timeKey(time) })}
        wayToDoctor={(one) => ({ href: pageOf(one, near) })}
        wayToWeek={(monday) => ({ href: pageOf(doctor, monday) })}
      />
      <p>
        <PlainLink href={paths.page} $variant="quiet">
          {moveTexts.back}
        </PlainLink>
      </p>
    </OwnPage>
  );
}
