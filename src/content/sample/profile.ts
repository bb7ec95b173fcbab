import type { ClinicProfile } from '../../domain/facts';

/** This clinic, its address and its numbers belong to nobody. */
export const SAMPLE_PROFILE: ClinicProfile = {
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
  opens: '08:30',
  closes: '18:00',
  phoneOpens: '09:00',
  phoneCloses: '18:00',
};
