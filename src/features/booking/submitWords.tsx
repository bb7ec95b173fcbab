import { Note } from '../../ui/Note';
import type { SubmitWords } from '../form/SubmitRow';

export const SUBMIT_ID = 'programare-trimitere';

/** The texts around the booking form's button. */
export const SUBMIT_WORDS: SubmitWords = {
  id: SUBMIT_ID,
  busy: 'Programarea se trimite.',
  refused: 'Programarea nu s-a trimis',
  lost: 'Programarea nu s-a trimis sau răspunsul s-a pierdut',
  next: (
    <div>
      <strong>Ce urmează</strong>
      <Note $isSmall>Răspunsul apare imediat, pe această pagină: confirmarea sau ce mai aveți de făcut.</Note>
    </div>
  ),
};
