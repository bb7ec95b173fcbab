import type { ServiceFacts, SpecialtyKey } from '../../domain/facts';

/** Service ids of the sample clinic only. A real clinic's rows can have any ids. */
export const SAMPLE_SERVICE_IDS = {
  cardiology: 1,
  rheumatology: 2,
  hematology: 3,
  genetics: 4,
} as const satisfies Record<SpecialtyKey, number>;

const service = (specialty: SpecialtyKey, name: string, preparation: string): ServiceFacts => ({
  id: SAMPLE_SERVICE_IDS[specialty],
  key: specialty,
  name,
  specialty,
  preparation,
});

/** Services of the sample clinic, one for each specialty. */
export const SAMPLE_SERVICES: readonly ServiceFacts[] = [
  service(
    'cardiology',
    'Cardiologie',
    'Aduceți lista medicamentelor, biletele de externare și EKG-urile mai vechi, dacă le aveți.',
  ),
  service(
    'rheumatology',
    'Reumatologie',
    'Aduceți analizele, radiografiile și lista medicamentelor. Purtați haine comode.',
  ),
  service(
    'hematology',
    'Hematologie',
    'Aduceți analizele de sânge, inclusiv pe cele mai vechi, și lista medicamentelor.',
  ),
  service(
    'genetics',
    'Genetică medicală',
    'Notați bolile din familie și aduceți rezultatele testelor genetice, dacă există.',
  ),
];
