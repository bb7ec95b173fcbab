import type { Article } from '../../../src/content/article';
import { article as administrareFierIntravenos } from '../../../src/content/articles/hematology/administrare-fier-intravenos';
import { article as administrareTratamenteHematologice } from '../../../src/content/articles/hematology/administrare-tratamente-hematologice';
import { article as analizeDeSpecialitate } from '../../../src/content/articles/hematology/analize-de-specialitate';
import { article as consultatiiHemopatiiMaligne } from '../../../src/content/articles/hematology/consultatii-hemopatii-maligne';
import { article as consultatiiTrombofilie } from '../../../src/content/articles/hematology/consultatii-trombofilie';
import { article as diagnosticAnemii } from '../../../src/content/articles/hematology/diagnostic-anemii';
import { article as medulograme } from '../../../src/content/articles/hematology/medulograme';
import { article as secondOpinionHematologiiMaligne } from '../../../src/content/articles/hematology/second-opinion-hematologii-maligne';
import { article as tratamentAnemii } from '../../../src/content/articles/hematology/tratament-anemii';
import { ARTICLE_LINKS } from '../../../src/content/articleLinks';
import { articleText } from '../../support/articleText';
import { SPECIFICATION_PRICES } from '../../support/specificationPrices';

const ARTICLES: readonly Article[] = [
  administrareFierIntravenos,
  administrareTratamenteHematologice,
  analizeDeSpecialitate,
  consultatiiHemopatiiMaligne,
  diagnosticAnemii,
  medulograme,
  secondOpinionHematologiiMaligne,
  tratamentAnemii,
  consultatiiTrombofilie,
];

/** The medical facts that each article must state, with the words that state them. */
const PROMISES: readonly (readonly [string, Article, readonly string[]])[] = [
  [
    'the anemia article gives the haemoglobin threshold for men and for women',
    diagnosticAnemii,
    ['Anemie la bărbați | sub 13 g/dl', 'Anemie la femei | sub 12 g/dl'],
  ],
  [
    'the anemia article gives the three degrees of severity',
    diagnosticAnemii,
    ['Anemie ușoară | 10–12 g/dl', 'Anemie moderată | 7–10 g/dl', 'Anemie severă | sub 7 g/dl'],
  ],
  [
    'the anemia treatment article says how much iron is absorbed from food',
    tratamentAnemii,
    ['Fier hemic | carne, pește, organe | 14–18%', '5–12%'],
  ],
  [
    'the anemia treatment article gives the daily iron need of men, women and pregnant women',
    tratamentAnemii,
    ['Bărbați | aproximativ 1 mg', 'Femei | 1,4–2 mg', 'Femei însărcinate | 5–6 mg'],
  ],
  [
    'the anemia treatment article gives the dose and length of treatment with oral iron',
    tratamentAnemii,
    ['cel puțin 100 mg de fier pe zi, timp de aproximativ 6 luni'],
  ],
  [
    'the anemia treatment article says how long an intravenous administration takes',
    tratamentAnemii,
    ['O administrare durează între 15 minute și 3 ore'],
  ],
  [
    'the intravenous iron article says how long an administration takes and what is tried first',
    administrareFierIntravenos,
    ['15 minute – 3 ore', 'cel puțin 100 mg pe zi, aproximativ 6 luni'],
  ],
  [
    'the marrow article says that the procedure takes 10 to 20 minutes under local anesthesia',
    medulograme,
    ['10–20 de minute, cu anestezie locală'],
  ],
  [
    'the marrow article asks patients to tell the doctor about antiplatelet and anticoagulant drugs',
    medulograme,
    ['Spuneți ce medicamente luați', 'antiagregante', 'anticoagulante'],
  ],
  [
    'the tests article describes the marrow procedure in the same figures',
    analizeDeSpecialitate,
    ['10–20 de minute și se face cu anestezie locală', 'antiagregantele'],
  ],
  [
    'the thrombophilia article says who should be screened',
    consultatiiTrombofilie,
    [
      'un eveniment trombotic (un cheag) | sub 50 de ani',
      'înainte de 10 săptămâni de sarcină | 3 avorturi spontane',
      'după 10 săptămâni de sarcină | 1 avort spontan',
    ],
  ],
  [
    'the treatments article names every treatment given',
    administrareTratamenteHematologice,
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
  it.each(PROMISES)('%s', (_promise, article, phrases) => {
    const text = articleText(article);
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('have the nine addresses of the specification, in its order', () => {
    expect(ARTICLES.map(({ path }) => path)).toEqual(ARTICLE_LINKS.hematology.map(({ path }) => path));
  });

  it('together show every hematology price of the specification', () => {
    const shown = new Set(ARTICLES.flatMap(({ priceKeys }) => priceKeys));
    for (const { key } of SPECIFICATION_PRICES.hematology) expect(shown).toContain(key);
  });

  it.each(ARTICLES.map((article) => [article.heading, article] as const))(
    '%s: says when to go to the emergency room or call 112',
    (_heading, article) => {
      expect(articleText(article)).toMatch(/112/);
    },
  );
});
