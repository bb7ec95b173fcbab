import { SPECIALTY_KEYS, type SpecialtyKey } from '../domain/facts';
import { PAGES, type PageLink, type PATHS } from './paths';

/** Articles of each specialty in display order, with their short link labels. */
export const ARTICLE_LINKS = {
  cardiology: [
    { path: '/ecocardiografie', label: 'Ecocardiografie' },
    { path: '/ecografie-doppler-vasculara', label: 'Ecografie Doppler vasculară' },
    { path: '/testare-de-efort', label: 'Testare de efort' },
    { path: '/monitorizare-holter-ekg', label: 'Monitorizare Holter EKG' },
    {
      path: '/monitorizare-ambulatorie-a-tensiunii-arteriale',
      label: 'Monitorizarea ambulatorie a tensiunii arteriale',
    },
    { path: '/testare-stimulatoare-cardiace', label: 'Testarea stimulatoarelor cardiace' },
  ],
  rheumatology: [
    { path: '/consultatii-boli-rare-autoimune', label: 'Consultații pentru boli rare autoimune' },
    { path: '/consultatii-boli-reumatice-comune', label: 'Consultații pentru boli reumatice comune' },
    { path: '/infiltratii-intraarticulare', label: 'Infiltrații intraarticulare' },
    { path: '/artrite', label: 'Artrite' },
    { path: '/sarcina', label: 'Sarcina și bolile reumatice' },
  ],
  hematology: [
    { path: '/administrare-fier-intravenos', label: 'Administrarea fierului intravenos' },
    { path: '/administrare-tratamente-hematologice', label: 'Administrarea tratamentelor hematologice' },
    { path: '/analize-de-specialitate', label: 'Analize de specialitate' },
    { path: '/consultatii-hemopatii-maligne', label: 'Consultații pentru hemopatii maligne' },
    { path: '/diagnostic-anemii', label: 'Diagnosticul anemiilor' },
    { path: '/medulograme', label: 'Medulograme' },
    {
      path: '/second-opinion-hematologii-maligne',
      label: 'A doua opinie în hematologia malignă',
    },
    { path: '/tratament-anemii', label: 'Tratamentul anemiilor' },
    { path: '/consultatii-trombofilie', label: 'Consultații pentru trombofilie' },
  ],
  genetics: [],
} as const satisfies Record<SpecialtyKey, readonly PageLink[]>;

export type ArticlePathOf<Key extends SpecialtyKey> = (typeof ARTICLE_LINKS)[Key][number]['path'];
export type ArticlePath = ArticlePathOf<SpecialtyKey>;
export type SitePath = (typeof PATHS)[keyof typeof PATHS] | ArticlePath;

/** Returns the specialty of a specialty or article page; undefined for any other path. */
export const specialtyAt = (path: string): SpecialtyKey | undefined =>
  SPECIALTY_KEYS.find((key) => [PAGES[key], ...ARTICLE_LINKS[key]].some((link) => link.path === path));
