import { ARTICLE_LINKS, type ArticlePath } from '../../../src/content/articleLinks';
import { articleText } from '../../support/articleText';
import { loadArticle } from '../../support/loadContent';
import { SPECIFICATION_PRICES } from '../../support/specificationPrices';

/** The medical facts that each article must state, with the words that state them. */
const PROMISES: readonly (readonly [string, ArticlePath, readonly string[]])[] = [
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
];

describe('hematology articles', () => {
  it.each(PROMISES)('%s', async (_promise, path, phrases) => {
    const text = articleText(await loadArticle(path));
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('have the nine addresses of the specification, in its order', () => {
    expect(ARTICLE_LINKS.hematology.map(({ path }) => path)).toEqual([
      '/administrare-fier-intravenos',
      '/administrare-tratamente-hematologice',
      '/analize-de-specialitate',
      '/consultatii-hemopatii-maligne',
      '/diagnostic-anemii',
      '/medulograme',
      '/second-opinion-hematologii-maligne',
      '/tratament-anemii',
      '/consultatii-trombofilie',
    ]);
  });

  it('together show every hematology price of the specification', async () => {
    const articles = await Promise.all(ARTICLE_LINKS.hematology.map(({ path }) => loadArticle(path)));
    const shown = new Set(articles.flatMap(({ priceKeys }) => priceKeys));
    for (const { key } of SPECIFICATION_PRICES.hematology) expect(shown).toContain(key);
  });
});
