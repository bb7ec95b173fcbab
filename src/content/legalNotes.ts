import type { LegalNotes } from '../domain/facts';

/** Apart from the other notes, because every page's footer downloads them. */
export const LEGAL_NOTES: Readonly<Record<keyof LegalNotes, string>> = {
  legalName: 'Denumirea juridică',
  fiscalCode: 'CUI',
  tradeRegister: 'Reg. com.',
  authorisation: 'Autorizație sanitară',
};

/** Returns `Demo SRL`, `CUI 00000000`, one line for each that is filled in. */
export const legalLines = (notes: LegalNotes): readonly string[] =>
  (Object.keys(LEGAL_NOTES) as readonly (keyof LegalNotes)[]).flatMap((name) => {
    const text = notes[name];
    if (!text) return [];
    return [name === 'legalName' ? text : `${LEGAL_NOTES[name]} ${text}`];
  });
