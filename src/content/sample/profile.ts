import type { ClinicNotes, ClinicProfile } from '../../domain/facts';

/** Notes of the sample clinic. A real clinic shows only the notes that it fills in. */
const SAMPLE_NOTES: Required<ClinicNotes> = {
  legalName: 'Clinica Exemplu SRL',
  fiscalCode: '00000000',
  tradeRegister: 'J00/0000/0000',
  authorisation: '0000 (exemplu)',
  dataContact: '',
  payment: 'Exemplu: numerar sau card, la recepție, după consultație.',
  invoice: 'Exemplu: o primiți la plată; pentru o firmă, aduceți datele ei.',
  insurance:
    'Exemplu: fără contract cu CAS; pentru o asigurare privată primiți documentele pentru decontare.',
  referral: 'Exemplu: nu aveți nevoie; dacă îl aveți, aduceți-l.',
  identity: 'Exemplu: cartea de identitate; pentru copii, certificatul de naștere.',
  arrival: 'Exemplu: cu 10 minute înainte de oră.',
  lateness: 'Exemplu: dacă întârziați peste 15 minute, sunați-ne. Anulați cu o zi înainte, fără cost.',
  children: 'Exemplu: consultăm copii numai la genetică medicală, însoțiți de un părinte.',
  accessibility: 'Exemplu: intrare fără trepte, lift și toaletă adaptată.',
  parking: 'Exemplu: două locuri în curte; pe stradă, cu plată.',
  results: 'Exemplu: la sfârșitul consultației, pe hârtie; analizele, în 3–5 zile, prin e-mail.',
  bloodTests: 'Exemplu: luni–vineri, 08:30–10:00, fără programare.',
};

/** A fictional clinic. Address and phone numbers do not exist. */
export const SAMPLE_BASICS: ClinicProfile = {
  name: 'Clinica Luminiș',
  city: 'Cluj-Napoca',
  county: 'Cluj',
  country: 'RO',
  email: 'programari@clinica-luminis.example',
  phone: '0264 000 000',
  cardiologyPhone: '0264 000 001',
  street: 'Strada Exemplului 12',
  postalCode: '400000',
  landmark: 'lângă Spitalul de Recuperare',
  latitude: '46.7642',
  longitude: '23.5659',
  openDays: 'luni–vineri',
  opens: '08:30',
  closes: '18:00',
  phoneDays: 'luni–vineri',
  phoneOpens: '09:00',
  phoneCloses: '18:00',
};

export const SAMPLE_PROFILE: ClinicProfile = { ...SAMPLE_BASICS, ...SAMPLE_NOTES };
