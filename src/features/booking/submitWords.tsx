import { styled } from 'styled-components';
import { color, fontSize, space } from '../../ui/tokens';
import type { SubmitWords } from '../form/SubmitRow';

const Next = styled.div`
  display: grid;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  strong {
    color: ${color.text};
  }
`;

export const SUBMIT_ID = 'programare-trimitere';

/** What stands around the booking form's button. */
export const SUBMIT_WORDS: SubmitWords = {
  id: SUBMIT_ID,
  busy: 'Programarea se trimite.',
  refused: 'Programarea nu s-a trimis',
  lost: 'Programarea nu s-a trimis sau răspunsul s-a pierdut',
  next: (
    <Next>
      <strong>Ce urmează</strong>
      <p>Răspunsul apare imediat, pe această pagină: confirmarea sau ce mai aveți de făcut.</p>
    </Next>
  ),
};
