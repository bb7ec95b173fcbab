/**
 * Everything a clinic changes to make this site its own, besides doctors, prices and articles.
 * The shipped profile is a sample: this clinic, its address and its numbers belong to nobody.
 */
export const clinic = {
  name: 'Clinica Luminiș',
  city: 'Cluj-Napoca',
  county: 'Cluj',
  country: 'RO',
  email: 'programari@clinica-luminis.example',
  /** Shown on every page but /cardiologie. `link` is what a phone dials. */
  phone: { label: '0264 000 000', link: '+40264000000' },
  /** Shown in the footer of /cardiologie (specification §2). */
  cardiologyPhone: { label: '0264 000 001', link: '+40264000001' },
  street: 'Strada Exemplului 12',
  postalCode: '400000',
  landmark: 'lângă Spitalul de Recuperare',
  /** Degrees, WGS 84. */
  coordinates: { latitude: 46.7642, longitude: 23.5659 },
  /** Clinic time, Monday to Friday (specification §9). */
  openingHours: { opens: '08:30', closes: '18:00' },
  phoneHours: { opens: '09:00', closes: '18:00' },
} as const;
