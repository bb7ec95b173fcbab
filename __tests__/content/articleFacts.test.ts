import { ARTICLE_LINKS, type ArticlePath } from '../../src/content/articleLinks';
import { articleText } from '../support/articleText';
import { loadArticle } from '../support/loadContent';
import { CUSTOMER_PRICES } from '../support/customerPrices';

/** The medical facts that each article must state, with the words that state them. */
const PROMISES: readonly (readonly [string, ArticlePath, readonly string[]])[] = [
  [
    'the stress test article says that the test takes 15 to 20 minutes',
    '/testare-de-efort',
    ['Testul durează 15–20 de minute', 'durata testului | 15–20 de minute'],
  ],
  [
    'the stress test article says what to avoid, and for how many hours before',
    '/testare-de-efort',
    [
      'În cele 3–4 ore dinaintea testului, evitați:',
      'alcoolul;',
      'cafeina:',
      'fumatul;',
      'efortul fizic intens.',
    ],
  ],
  [
    'the pacemaker article says that checks come every 3 to 12 months',
    '/testare-stimulatoare-cardiace',
    ['Stimulatorul se verifică la fiecare 3–12 luni'],
  ],
  [
    'the blood pressure article says how often the pressure is measured by day and by night',
    '/monitorizare-ambulatorie-a-tensiunii-arteriale',
    ['la fiecare 15–30 de minute ziua', 'la fiecare 60 de minute noaptea'],
  ],
  [
    'the blood pressure article gives the value from which it is hypertension',
    '/monitorizare-ambulatorie-a-tensiunii-arteriale',
    ['hipertensiune', '130/80 mmHg sau mai mari'],
  ],
  [
    'the blood pressure article gives the normal means of the whole day, the day and the night',
    '/monitorizare-ambulatorie-a-tensiunii-arteriale',
    ['24 de ore | 125/75 mmHg', 'Ziua | 130/80 mmHg', 'Noaptea | 110/65 mmHg'],
  ],
  [
    'the blood pressure article says by how much the pressure drops at night',
    '/monitorizare-ambulatorie-a-tensiunii-arteriale',
    ['În somn, tensiunea scade în mod normal cu 10–20%'],
  ],
  [
    'the anemia article gives the haemoglobin threshold for men and for women',
    '/diagnostic-anemii',
    ['Anemie la bărbați | sub 13 g/dl', 'Anemie la femei | sub 12 g/dl'],
  ],
  [
    'the anemia article gives the three degrees of severity',
    '/diagnostic-anemii',
    ['Anemie ușoară | 10–12 g/dl', 'Anemie moderată | 7–10 g/dl', 'Anemie severă | sub 7 g/dl'],
  ],
  [
    'the anemia treatment article says how much iron is absorbed from food',
    '/tratament-anemii',
    ['Fier hemic | carne, pește, organe | 14–18%', '5–12%'],
  ],
  [
    'the anemia treatment article gives the daily iron need of men, women and pregnant women',
    '/tratament-anemii',
    ['Bărbați | aproximativ 1 mg', 'Femei | 1,4–2 mg', 'Femei însărcinate | 5–6 mg'],
  ],
  [
    'the anemia treatment article gives the dose and length of treatment with oral iron',
    '/tratament-anemii',
    ['cel puțin 100 mg de fier pe zi, timp de aproximativ 6 luni'],
  ],
  [
    'the anemia treatment article says how long an intravenous administration takes',
    '/tratament-anemii',
    ['O administrare durează între 15 minute și 3 ore'],
  ],
  [
    'the intravenous iron article says how long an administration takes and what is tried first',
    '/administrare-fier-intravenos',
    ['15 minute – 3 ore', 'cel puțin 100 mg pe zi, aproximativ 6 luni'],
  ],
  [
    'the marrow article says that the procedure takes 10 to 20 minutes under local anesthesia',
    '/medulograme',
    ['10–20 de minute, cu anestezie locală'],
  ],
  [
    'the marrow article asks patients to tell the doctor about antiplatelet and anticoagulant drugs',
    '/medulograme',
    ['Spuneți ce medicamente luați', 'antiagregante', 'anticoagulante'],
  ],
  [
    'the tests article describes the marrow procedure in the same figures',
    '/analize-de-specialitate',
    ['10–20 de minute și se face cu anestezie locală', 'antiagregantele'],
  ],
  [
    'the thrombophilia article says who should be screened',
    '/consultatii-trombofilie',
    [
      'un eveniment trombotic (un cheag) | sub 50 de ani',
      'înainte de 10 săptămâni de sarcină | 3 avorturi spontane',
      'după 10 săptămâni de sarcină | 1 avort spontan',
    ],
  ],
  [
    'the treatments article names every treatment given',
    '/administrare-tratamente-hematologice',
    [
      'Fier intravenos',
      'Vitamine',
      'Heparine cu greutate moleculară mică',
      'Corticosteroizi intravenoși',
      'Imunoterapie',
      'Factori de creștere hematopoietici',
      'Antibiotice injectabile',
    ],
  ],
  [
    'the pregnancy article asks for at least 6 months of remission before pregnancy',
    '/sarcina',
    ['boala reumatică autoimună să fie în remisiune', 'cel puțin 6 luni înainte de sarcină'],
  ],
  [
    'the pregnancy article promises checks in all 3 trimesters',
    '/sarcina',
    [
      'Controalele la reumatolog se fac în toate cele 3 trimestre',
      'Trimestrul 1',
      'Trimestrul 2',
      'Trimestrul 3',
    ],
  ],
  [
    'the injection article names the side effects and calls them minor',
    '/infiltratii-intraarticulare',
    [
      'Reacțiile adverse sunt de obicei minore',
      'o durere trecătoare',
      'o reacție alergică',
      'foarte rar, o infecție',
    ],
  ],
  [
    'the injection article says for how long to avoid intense effort',
    '/infiltratii-intraarticulare',
    ['evitați efortul intens timp de 24–48 de ore'],
  ],
];

test.each(PROMISES)('%s', async (_promise, path, phrases) => {
  const text = articleText(await loadArticle(path));
  for (const phrase of phrases) expect(text).toContain(phrase);
});

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
