import { ARTICLE_LINKS, type ArticlePath } from '../../../src/content/articleLinks';
import { articleText } from '../../support/articleText';
import { loadArticle } from '../../support/loadContent';
import { SPECIFICATION_PRICES } from '../../support/specificationPrices';

/** The medical facts that each article must state, with the words that state them. */
const PROMISES: readonly (readonly [string, ArticlePath, readonly string[]])[] = [
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

describe('rheumatology articles', () => {
  it.each(PROMISES)('%s', async (_promise, path, phrases) => {
    const text = articleText(await loadArticle(path));
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('have the five addresses of the specification, in its order', () => {
    expect(ARTICLE_LINKS.rheumatology.map(({ path }) => path)).toEqual([
      '/consultatii-boli-rare-autoimune',
      '/consultatii-boli-reumatice-comune',
      '/infiltratii-intraarticulare',
      '/artrite',
      '/sarcina',
    ]);
  });

  it('together show every rheumatology price of the specification', async () => {
    const articles = await Promise.all(ARTICLE_LINKS.rheumatology.map(({ path }) => loadArticle(path)));
    const shown = new Set(articles.flatMap(({ priceKeys }) => priceKeys));
    for (const { key } of SPECIFICATION_PRICES.rheumatology) expect(shown).toContain(key);
  });
});
