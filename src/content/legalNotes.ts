import type { LegalNotes } from '../domain/facts';

/** Labels of the legal details. Kept out of the other notes because every page's footer downloads them. */
export const LEGAL_NOTES: Readonly<Record<keyof LegalNotes, string>> = {
  legalName: 'Denumirea juridică',
  fiscalCode: 'CUI',
  tradeRegister: 'Reg. com.',
  authorisation: 'Autorizație sanitară',
};

/** Returns one line for each legal detail that is filled in, e.g. `Demo SRL`, `CUI 00000000`. */
export const legalLines = (notes: LegalNotes): readonly string[] =>
  (Object.keys(LEGAL_NOTES) as readonly (keyof LegalNotes)[]).flatMap((name) => {
    const text = notes[name];
    if (!text) return [];
    return [name === 'legalName' ? text : `${LEGAL_NOTES[name]} ${text}`];
  });
