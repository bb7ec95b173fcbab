import type { SpecialtyOf } from '../content/specialty';
import type { SpecialtyKey } from '../domain/facts';

/** One chunk for each specialty's texts. */
export const SPECIALTIES: { readonly [Key in SpecialtyKey]: () => Promise<SpecialtyOf<Key>> } = {
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
