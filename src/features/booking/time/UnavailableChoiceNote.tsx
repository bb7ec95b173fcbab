import type { SlotOnDate } from '../../../domain/entities';
import { Notice } from '../../../ui/Notice';
import type { UnavailableChoice } from '../session/bookingContext';
import { timesInstead, type Week } from '../session/week';
import { TimeChoices } from './TimeChoices';

const WORDS: Record<UnavailableChoice, string> = {
  service: 'Nu avem serviciul din adresa paginii. Alegeți-l din lista de mai sus.',
  doctor: 'Medicul din adresa paginii nu are programări la acest serviciu. Alegeți alt medic.',
  time: 'Ora din adresa paginii nu este în programul medicului.',
};

interface UnavailableChoiceNoteProps {
  readonly what: UnavailableChoice;
  /** Null while there is no calendar. */
  readonly week: Week | null;
  readonly onChoose: (slot: SlotOnDate) => void;
}

/** Names the part of the page's address that could not be applied, and offers the nearest choice. */
export function UnavailableChoiceNote({ what, week, onChoose }: UnavailableChoiceNoteProps) {
  const times = what === 'time' && week !== null ? timesInstead(week, null) : [];
  return (
    <Notice>
      <p role="status">{WORDS[what]}</p>
      {times.length > 0 && (
        <>
          <p>Primele ore libere:</p>
          <TimeChoices times={times} onChoose={onChoose} />
        </>
      )}
    </Notice>
  );
}
