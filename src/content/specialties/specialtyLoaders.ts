import type { SpecialtyKey } from '../paths';
import type { Specialty } from '../specialty';

export const specialtyLoaders: Record<SpecialtyKey, () => Promise<Specialty>> = {
  cardiology: () =>
    import(/* webpackChunkName: "specialty-cardiology" */ './cardiology').then((m) => m.cardiology),
  rheumatology: () =>
    import(/* webpackChunkName: "specialty-rheumatology" */ './rheumatology').then((m) => m.rheumatology),
  hematology: () =>
    import(/* webpackChunkName: "specialty-hematology" */ './hematology').then((m) => m.hematology),
  genetics: () => import(/* webpackChunkName: "specialty-genetics" */ './genetics').then((m) => m.genetics),
};
