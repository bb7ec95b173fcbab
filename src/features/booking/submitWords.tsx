import { Note } from '../../ui/Note';
import type { SubmitWords } from '../form/SubmitRow';

export const SUBMIT_ID = 'programare-trimitere';

/** The texts around the booking form's button. */
export const SUBMIT_WORDS: SubmitWords = {
  id: SUBMIT_ID,
  busy: 'Programarea se trimite.',
  refused: 'Programarea nu s-a trimis',
  lost: 'Nu știm dacă programarea a ajuns la noi',
  once: 'nu se face de două ori',
  next: (
    <div>
      <strong>Ce urmează</strong>
      <Note $isSmall>Confirmarea apare imediat aici, sau ce mai aveți de făcut.</Note>
    </div>
  ),
};
