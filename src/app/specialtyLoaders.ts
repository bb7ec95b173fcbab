import type { SpecialtyKey } from '../content/paths';
import type { Specialty } from '../content/specialty';

export const specialtyLoaders: Record<SpecialtyKey, () => Promise<Specialty>> = {
  cardiology: () =>
    import(/* webpackChunkName: "specialty-cardiology" */ '../content/specialties/cardiology').then(
      (m) => m.cardiology,
    ),
  rheumatology: () =>
    import(/* webpackChunkName: "specialty-rheumatology" */ '../content/specialties/rheumatology').then(
      (m) => m.rheumatology,
    ),
  hematology: () =>
    import(/* webpackChunkName: "specialty-hematology" */ '../content/specialties/hematology').then(
      (m) => m.hematology,
    ),
  genetics: () =>
    import(/* webpackChunkName: "specialty-genetics" */ '../content/specialties/genetics').then(
      (m) => m.genetics,
    ),
};
