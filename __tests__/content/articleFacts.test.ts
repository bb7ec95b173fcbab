import { ARTICLE_LINKS, type ArticlePath } from '../../src/content/articleLinks';
import { articleText } from '../support/articleText';
import { loadArticle } from '../support/loadContent';
import { CUSTOMER_PRICES } from '../support/customerPrices';

/** The customer's medical facts, in the words in which the article states them. */
const FACTS: Readonly<Partial<Record<ArticlePath, readonly string[]>>> = {
  '/testare-de-efort': [
    'Testul durează 15–20 de minute',
    'durata testului | 15–20 de minute',
    'În cele 3–4 ore dinaintea testului, evitați:',
    'alcoolul;',
    'cafeina:',
    'fumatul;',
    'efortul fizic intens.',
  ],
  '/testare-stimulatoare-cardiace': ['Stimulatorul se verifică la fiecare 3–12 luni'],
  '/monitorizare-ambulatorie-a-tensiunii-arteriale': [
    'la fiecare 15–30 de minute ziua',
    'la fiecare 60 de minute noaptea',
    'hipertensiune, adică despre tensiune crescută, la valori medii pe 24 de ore de 130/80 mmHg sau mai mari',
    '24 de ore | 125/75 mmHg',
    'Ziua | 130/80 mmHg',
    'Noaptea | 110/65 mmHg',
    'În somn, tensiunea scade în mod normal cu 10–20%',
  ],
  '/diagnostic-anemii': [
    'Anemie la bărbați | sub 13 g/dl',
    'Anemie la femei | sub 12 g/dl',
    'Anemie ușoară | 10–12 g/dl',
    'Anemie moderată | 7–10 g/dl',
    'Anemie severă | sub 7 g/dl',
  ],
  '/tratament-anemii': [
    'Fier hemic | carne, pește, organe | 14–18%',
    'Fier nonhemic | leguminoase, cereale, legume verzi, nuci, ouă | 5–12%',
    'Bărbați | aproximativ 1 mg',
    'Femei | 1,4–2 mg',
    'Femei însărcinate | 5–6 mg',
    'cel puțin 100 mg de fier pe zi, timp de aproximativ 6 luni',
    'O administrare durează între 15 minute și 3 ore',
  ],
  '/administrare-fier-intravenos': ['15 minute – 3 ore', 'cel puțin 100 mg pe zi, aproximativ 6 luni'],
  '/medulograme': [
    '10–20 de minute, cu anestezie locală',
    'Spuneți ce medicamente luați',
    'antiagregante',
    'anticoagulante',
  ],
  '/analize-de-specialitate': ['10–20 de minute și se face cu anestezie locală', 'antiagregantele'],
  '/consultatii-trombofilie': [
    'un eveniment trombotic (un cheag) | sub 50 de ani',
    'înainte de 10 săptămâni de sarcină | 3 avorturi spontane',
    'după 10 săptămâni de sarcină | 1 avort spontan',
  ],
  '/administrare-tratamente-hematologice': [
    'Fier intravenos',
    'Vitamine',
    'Heparine cu greutate moleculară mică',
    'Corticosteroizi intravenoși',
    'Imunoterapie',
    'Factori de creștere hematopoietici',
    'Antibiotice injectabile',
  ],
  '/sarcina': [
    'boala reumatică autoimună să fie în remisiune',
    'cel puțin 6 luni înainte de sarcină',
    'Controalele la reumatolog se fac în toate cele 3 trimestre',
    'Trimestrul 1',
    'Trimestrul 2',
    'Trimestrul 3',
  ],
  '/infiltratii-intraarticulare': [
    'Reacțiile adverse sunt de obicei minore',
    'o durere trecătoare',
    'o reacție alergică',
    'foarte rar, o infecție',
    'evitați efortul intens timp de 24–48 de ore',
  ],
};

test.each(Object.entries(FACTS))(
  '%s states the medical facts that the customer gave',
  async (path, facts) => {
    const text = articleText(await loadArticle(path as ArticlePath));
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  },
);

test.each(['/monitorizare-holter-ekg', '/monitorizare-ambulatorie-a-tensiunii-arteriale'] as const)(
  '%s states a duration of 24 or 48 hours at a glance',
  async (path) => {
    const { atAGlance } = await loadArticle(path);
    expect(atAGlance.duration).toBe('24 sau 48 de ore');
  },
);

test.each(['hematology', 'rheumatology'] as const)(
  'the articles of %s together show every price that the customer gave',
  async (specialty) => {
    const articles = await Promise.all(ARTICLE_LINKS[specialty].map(({ path }) => loadArticle(path)));
    const shown = new Set(articles.flatMap(({ priceKeys }) => priceKeys));
    for (const { key } of CUSTOMER_PRICES[specialty]) expect(shown).toContain(key);
  },
);
