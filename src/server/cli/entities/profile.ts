import type { Command } from 'commander';
import { NOTE_LABELS, NOTE_NAMES } from '../../../content/noteLabels';
import type { ClinicNotes, ClinicProfile } from '../../../domain/facts';
import { readProfile } from '../../clinic/profile';
import { changing } from '../../staff/change';
import { enterProfile } from '../../staff/profile';
import { textTable } from '../../words/text';
import { withClinic } from '../clinic/withClinic';
import {
  country,
  degrees,
  email,
  line,
  oneOf,
  phone,
  readBy,
  someLine,
  time,
  type Rule,
} from '../input/rules';
import { printResult, type PrintOptions } from '../output/print';

interface ProfileField {
  /** The name that staff use. */
  readonly word: string;
  readonly rule: Rule<string>;
}

const noteField = (note: keyof ClinicNotes): ProfileField => ({ word: NOTE_LABELS[note], rule: line(2000) });
const noteFields = Object.fromEntries(NOTE_NAMES.map((note) => [note, noteField(note)])) as Readonly<
  Record<keyof ClinicNotes, ProfileField>
>;

/** Everything that a clinic says of itself, and how it is written. */
export const profileFields: Readonly<Record<keyof ClinicProfile, ProfileField>> = {
  name: { word: 'numele clinicii', rule: someLine(100) },
  city: { word: 'orașul', rule: someLine(100) },
  county: { word: 'județul', rule: someLine(100) },
  country: { word: 'țara', rule: country },
  email: { word: 'adresa de e-mail', rule: email },
  phone: { word: 'telefonul', rule: phone },
  cardiologyPhone: { word: 'telefonul de la cardiologie', rule: phone },
  street: { word: 'strada și numărul', rule: someLine(200) },
  postalCode: { word: 'codul poștal', rule: someLine(20) },
  landmark: { word: 'reperul', rule: someLine(200) },
  latitude: { word: 'latitudinea', rule: degrees(90) },
  longitude: { word: 'longitudinea', rule: degrees(180) },
  opens: { word: 'ora deschiderii', rule: time },
  closes: { word: 'ora închiderii', rule: time },
  phoneOpens: { word: 'de la ce oră se răspunde la telefon', rule: time },
  phoneCloses: { word: 'până la ce oră se răspunde la telefon', rule: time },
  ...noteFields,
};

const NAMES = Object.keys(profileFields) as readonly (keyof ClinicProfile)[];

const show = withClinic(async ({ db }, options: PrintOptions) => {
  const profile = await readProfile(db);
  const lines = NAMES.map((field) => [field, profileFields[field].word, profile[field] ?? '']);
  printResult(options, profile, textTable(['Câmp', 'Ce este', 'Valoare'], lines));
});

const set = withClinic(
  async ({ db, at }, field: keyof ClinicProfile, text: string, options: PrintOptions) => {
    const { word, rule } = profileFields[field];
    const value = readBy(rule)(text);
    const profile = await changing(db, at, async (tx) => {
      await enterProfile(tx, { [field]: value });
      return readProfile(tx);
    });
    printResult(options, profile, value === '' ? `Nu se mai arată: ${word}.` : `De acum, ${word}: ${value}.`);
  },
);

/** `clinic profile …` */
export function profileCommand(program: Command): void {
  const profile = program
    .command('profile')
    .description(
      'ce spune clinica despre ea: nume, telefoane, adresă, ore, date juridice, informații practice',
    );
  profile.command('show').description('arată tot').action(show);
  profile
    .command('set')
    .description('schimbă un câmp')
    .argument('<câmp>', `unul dintre ${NAMES.join(', ')}`, readBy(oneOf(...NAMES)))
    .argument('<valoare>', 'ce scrie acolo de acum înainte; "" scoate un câmp care poate lipsi')
    .action(set);
}
