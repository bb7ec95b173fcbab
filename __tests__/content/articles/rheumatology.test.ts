import type { Article } from '../../../src/content/article';
import { article as artrite } from '../../../src/content/articles/rheumatology/artrite';
import { article as consultatiiBoliRareAutoimune } from '../../../src/content/articles/rheumatology/consultatii-boli-rare-autoimune';
import { article as consultatiiBoliReumaticeComune } from '../../../src/content/articles/rheumatology/consultatii-boli-reumatice-comune';
import { article as infiltratiiIntraarticulare } from '../../../src/content/articles/rheumatology/infiltratii-intraarticulare';
import { article as sarcina } from '../../../src/content/articles/rheumatology/sarcina';
import { ARTICLE_LINKS } from '../../../src/content/articleLinks';
import { articleText } from '../../support/articleText';
import { SPECIFICATION_PRICES } from '../../support/specificationPrices';

const ARTICLES: readonly Article[] = [
  consultatiiBoliRareAutoimune,
  consultatiiBoliReumaticeComune,
  infiltratiiIntraarticulare,
  artrite,
  sarcina,
];

/** The medical facts that each article must state, with the words that state them. */
const PROMISES: readonly (readonly [string, Article, readonly string[]])[] = [
  [
    'the pregnancy article asks for at least 6 months of remission before pregnancy',
    sarcina,
    ['boala reumatică autoimună să fie în remisiune', 'cel puțin 6 luni înainte de sarcină'],
  ],
  [
    'the pregnancy article promises checks in all 3 trimesters',
    sarcina,
    [
      'Controalele la reumatolog se fac în toate cele 3 trimestre',
      'Trimestrul 1',
      'Trimestrul 2',
      'Trimestrul 3',
    ],
  ],
  [
    'the injection article names the side effects and calls them minor',
    infiltratiiIntraarticulare,
    [
      'Reacțiile adverse sunt de obicei minore',
      'o durere trecătoare',
      'o reacție alergică',
      'foarte rar, o infecție',
    ],
  ],
  [
    'the injection article says for how long to avoid intense effort',
    infiltratiiIntraarticulare,
    ['evitați efortul intens timp de 24–48 de ore'],
  ],
];

describe('rheumatology articles', () => {
  it.each(PROMISES)('%s', (_promise, article, phrases) => {
    const text = articleText(article);
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('have the five addresses of the specification, in its order', () => {
    expect(ARTICLES.map(({ path }) => path)).toEqual(ARTICLE_LINKS.rheumatology.map(({ path }) => path));
  });

  it('together show every rheumatology price of the specification', () => {
    const shown = new Set(ARTICLES.flatMap(({ priceKeys }) => priceKeys));
    for (const { key } of SPECIFICATION_PRICES.rheumatology) expect(shown).toContain(key);
  });
});
