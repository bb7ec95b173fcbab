import { NOTE_LABELS, NOTE_NAMES } from '../../content/noteLabels';
import type { ClinicNotes, ClinicProfile } from '../../domain/facts';
import { newProfileRows, readProfile } from '../clinic/readFacts';
import type { Db } from '../db/schema';
import { recordInJournal } from '../journal/recordInJournal';
import { Refusal } from './refusal';
import { country, days, degrees, email, line, phone, requiredLine, timeRule, type Rule } from './rules';

type ProfileFields<Name extends string> = Readonly<
  Record<Name, { readonly heading: string; readonly rule: Rule<string> }>
>;

const noteFields = Object.fromEntries(
  NOTE_NAMES.map((name) => [name, { heading: NOTE_LABELS[name], rule: line(2000) }]),
) as unknown as ProfileFields<keyof ClinicNotes>;

export const profileFields: ProfileFields<keyof ClinicProfile> = {
  name: { heading: 'numele clinicii', rule: requiredLine(100) },
  city: { heading: 'orașul', rule: requiredLine(100) },
  county: { heading: 'județul', rule: requiredLine(100) },
  country: { heading: 'țara', rule: country },
  email: { heading: 'adresa de e-mail', rule: email },
  phone: { heading: 'telefonul', rule: phone },
  cardiologyPhone: { heading: 'telefonul de la cardiologie', rule: phone },
  street: { heading: 'strada și numărul', rule: requiredLine(200) },
  postalCode: { heading: 'codul poștal', rule: requiredLine(20) },
  landmark: { heading: 'reperul', rule: requiredLine(200) },
  latitude: { heading: 'latitudinea', rule: degrees(90) },
  longitude: { heading: 'longitudinea', rule: degrees(180) },
  openDays: { heading: 'zilele în care clinica este deschisă', rule: days },
  opens: { heading: 'ora deschiderii', rule: timeRule },
  closes: { heading: 'ora închiderii', rule: timeRule },
  phoneDays: { heading: 'zilele în care se răspunde la telefon', rule: days },
  phoneOpens: { heading: 'de la ce oră se răspunde la telefon', rule: timeRule },
  phoneCloses: { heading: 'până la ce oră se răspunde la telefon', rule: timeRule },
  ...noteFields,
};

export const PROFILE_NAMES = Object.keys(profileFields) as readonly (keyof ClinicProfile)[];

function refuseHours(opens: string, closes: string): void {
  if (opens < closes) return;
  throw new Refusal(`Ora de început trebuie să fie înaintea celei de sfârșit: ${opens}–${closes}.`);
}

/**
 * Changes the profile; omitted fields stay unchanged.
 * @throws {Refusal} if opening hours end before they begin
 */
export async function saveProfile(tx: Db, fields: Partial<ClinicProfile>): Promise<ClinicProfile> {
  const profile = { ...(await readProfile(tx)), ...fields };
  const rows = newProfileRows(fields);
  if (rows.length === 0) return profile;
  refuseHours(profile.opens, profile.closes);
  refuseHours(profile.phoneOpens, profile.phoneCloses);
  const entered = await tx
    .insertInto('profile')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((present) => ({ value: present.ref('excluded.value') })),
    )
    .returning('id')
    .execute();
  await recordInJournal(tx, 'staff', 'profile.entered', entered);
  return readProfile(tx);
}
