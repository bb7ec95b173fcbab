import type { ClinicFacts } from '../../domain/facts';
import { specialtiesOf } from '../clinicFacts';
import type { PageMetadata } from '../pageMetadata';
import { PATHS, SPECIALTY_LINKS, type PageLink } from '../paths';

/** Text prescribed by the customer. */
const HEADING = 'Page not Found';

export const notFoundMetadata: PageMetadata = {
  title: HEADING,
  description:
    'Pagina căutată nu există la această adresă. Este posibil să fi fost mutată sau ștearsă. Porniți din nou de la prima pagină.',
  keywords: ['pagină negăsită', 'adresă greșită', '404'],
};

export const notFoundTexts = {
  heading: HEADING,
  lead: 'Este posibil ca pagina să fi fost mutată sau ștearsă ori ca adresa să fie greșită.',
  elsewhere: 'Poate căutați',
  /** Links to the most wanted pages. */
  links: (facts: ClinicFacts): readonly PageLink[] => [
    { path: PATHS.booking, label: 'O programare la medic' },
    ...specialtiesOf(facts).map((key) => ({
      path: SPECIALTY_LINKS[key].path,
      label: `${SPECIALTY_LINKS[key].label}: prețuri și medici`,
    })),
    { path: PATHS.about, label: 'Medicii clinicii' },
    { path: PATHS.contact, label: 'Telefonul, adresa și programul' },
  ],
} as const;
