import type { TextFieldProps } from '../../ui/form/TextField';

export type PersonInput = Omit<TextFieldProps, 'id' | 'ref'>;

/** The autofill and keyboard hints of the fields that both forms have. */
export const PERSON_INPUTS = {
  name: {
    label: 'Nume',
    autoComplete: 'name',
    autoCapitalize: 'words',
    // Safari on iPhones would correct surnames.
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  phone: { label: 'Telefon', type: 'tel', autoComplete: 'tel', inputMode: 'tel', enterKeyHint: 'next' },
  email: { label: 'E-mail', type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
} as const satisfies Record<string, PersonInput>;
