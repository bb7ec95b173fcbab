import type { ReactNode } from 'react';
import { Notice } from '../../../ui/Notice';
import type { ChoicePart } from '../session/bookingContext';

const WORDS: Record<ChoicePart, string> = {
  service: 'Nu avem serviciul din adresa paginii. Alegeți-l din lista de mai sus.',
  doctor: 'Medicul din adresa paginii nu are programări la acest serviciu. Alegeți alt medic.',
  time: 'Ora din adresa paginii nu este în programul medicului.',
};

interface NotOfferedNoteProps {
  readonly what: ChoicePart;
  readonly children?: ReactNode;
}

export function NotOfferedNote({ what, children }: NotOfferedNoteProps) {
  return (
    <Notice>
      <p role="status">{WORDS[what]}</p>
      {children}
    </Notice>
  );
}
