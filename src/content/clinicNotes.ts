import type { PracticalNotes } from '../domain/facts';

/** Pages that show a note besides /contact: `specialty` among its prices, `visit` with a booked appointment. */
type Place = 'specialty' | 'visit';

interface PracticalNote {
  readonly label: string;
  readonly alsoAt: readonly Place[];
}

export const PRACTICAL_NOTES: Readonly<Record<keyof PracticalNotes, PracticalNote>> = {
  payment: { label: 'Plata', alsoAt: ['specialty', 'visit'] },
  invoice: { label: 'Factura', alsoAt: [] },
  insurance: { label: 'CAS și asigurări private', alsoAt: ['specialty'] },
  referral: { label: 'Biletul de trimitere', alsoAt: ['specialty'] },
  identity: { label: 'Actul de identitate', alsoAt: ['visit'] },
  arrival: { label: 'Când veniți', alsoAt: ['visit'] },
  lateness: { label: 'Întârziere și anulare', alsoAt: [] },
  children: { label: 'Copii', alsoAt: [] },
  accessibility: { label: 'Accesibilitate', alsoAt: [] },
  parking: { label: 'Parcare', alsoAt: [] },
  results: { label: 'Rezultatele', alsoAt: [] },
  bloodTests: { label: 'Recoltarea sângelui', alsoAt: [] },
};

export interface ShownNote {
  readonly label: string;
  readonly text: string;
}

/** Returns the clinic's non-empty notes for a page, in display order. */
export function practicalNotes(notes: PracticalNotes, place: Place | 'contact'): readonly ShownNote[] {
  return Object.entries(PRACTICAL_NOTES).flatMap(([name, { label, alsoAt }]) => {
    const text = notes[name as keyof PracticalNotes] ?? '';
    const isShown = text !== '' && (place === 'contact' || alsoAt.includes(place));
    return isShown ? [{ label, text }] : [];
  });
}
