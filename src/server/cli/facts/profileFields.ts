import type { GenericSchema } from 'valibot';
import { NOTE_LABELS, NOTE_NAMES } from '../../../content/noteLabels';
import type { ClinicNotes, ClinicProfile } from '../../../domain/facts';
import { country, degrees, email, line, phone, someLine, time } from '../input/rules';

interface ProfileField {
  /** As staff call it. */
  readonly words: string;
  readonly rule: GenericSchema<string, string>;
}

const note = (name: keyof ClinicNotes): ProfileField => ({ words: NOTE_LABELS[name], rule: line(2000) });
const NOTE_FIELDS = Object.fromEntries(NOTE_NAMES.map((name) => [name, note(name)])) as Readonly<
  Record<keyof ClinicNotes, ProfileField>
>;

/** Everything that a clinic says of itself, and how it is written. */
export const PROFILE_FIELDS: Readonly<Record<keyof ClinicProfile, ProfileField>> = {
  name: { words: 'numele clinicii', rule: someLine(100) },
  city: { words: 'orașul', rule: someLine(100) },
  county: { words: 'județul', rule: someLine(100) },
  country: { words: 'țara', rule: country },
  email: { words: 'adresa de e-mail', rule: email },
  phone: { words: 'telefonul', rule: phone },
  cardiologyPhone: { words: 'telefonul de la cardiologie', rule: phone },
  street: { words: 'strada și numărul', rule: someLine(200) },
  postalCode: { words: 'codul poștal', rule: someLine(20) },
  landmark: { words: 'reperul', rule: someLine(200) },
  latitude: { words: 'latitudinea', rule: degrees(90) },
  longitude: { words: 'longitudinea', rule: degrees(180) },
  opens: { words: 'ora deschiderii', rule: time },
  closes: { words: 'ora închiderii', rule: time },
  phoneOpens: { words: 'de la ce oră se răspunde la telefon', rule: time },
  phoneCloses: { words: 'până la ce oră se răspunde la telefon', rule: time },
  ...NOTE_FIELDS,
};

export const PROFILE_NAMES = Object.keys(PROFILE_FIELDS) as readonly (keyof ClinicProfile)[];

/** Why the hours of a profile cannot be, or undefined. */
export function hoursProblem({
  opens,
  closes,
  phoneOpens,
  phoneCloses,
}: ClinicProfile): { readonly field: keyof ClinicProfile; readonly message: string } | undefined {
  const message = 'Ora de început trebuie să fie înaintea celei de sfârșit';
  if (opens >= closes) return { field: 'closes', message: `${message}: ${opens}–${closes}.` };
  if (phoneOpens >= phoneCloses) {
    return { field: 'phoneCloses', message: `${message}: ${phoneOpens}–${phoneCloses}.` };
  }
  return undefined;
}
