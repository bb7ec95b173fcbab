import type { Article } from '../../src/content/article';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { pricesOf } from '../../src/content/clinicFacts';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { articleText } from '../support/articleText';
import { ARTICLE_PATHS, loadArticle } from '../support/loadContent';

describe.each(ARTICLE_PATHS)('the article at %s', (path) => {
  let article: Article;
  let text: string;
  beforeAll(async () => {
    article = await loadArticle(path);
    text = articleText(article);
  });

  it('is the one that belongs there, in its own specialty', () => {
    expect(article.path).toBe(path);
    expect(ARTICLE_LINKS[article.specialty].map((link): string => link.path)).toContain(path);
  });

  it('is short enough for a phone and long enough to help: 400 to 900 words', () => {
    const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(400);
    expect(words.length).toBeLessThanOrEqual(900);
  });

  it('is written with comma-below ș and ț and without exclamation marks or straight quotes', () => {
    expect(JSON.stringify(article)).not.toMatch(/[şţŞŢ]/);
    expect(text).not.toMatch(/[!"']/);
  });

  it('leaves money to the price list, and shows only prices of its specialty', () => {
    expect(text).not.toMatch(/\d\s*(lei|RON)\b/i);
    const own = pricesOf(SAMPLE_FACTS, article.specialty).map(({ key }) => key);
    expect(article.priceIds.filter((id) => !own.includes(id))).toEqual([]);
    expect(article.priceIds.length).toBeGreaterThan(0);
  });

  it('answers 3 to 5 questions', () => {
    expect(article.questions.length).toBeGreaterThanOrEqual(3);
    expect(article.questions.length).toBeLessThanOrEqual(5);
    for (const { question } of article.questions) expect(question).toMatch(/\?$/);
  });

  it('tells when to call 112', () => {
    expect(text).toContain('112');
  });

  it('has an anchor of its own for every section, and full rows in every table', () => {
    const ids = article.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const tables = article.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
    for (const { columns, rows } of tables) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });

  it('sums up its preparation in one line', () => {
    expect(article.atAGlance.preparation.length).toBeLessThanOrEqual(60);
  });
});

test('no two articles share a title or a description', async () => {
  const articles = await Promise.all(ARTICLE_PATHS.map(loadArticle));
  expect(new Set(articles.map(({ metadata }) => metadata.title)).size).toBe(ARTICLE_PATHS.length);
  expect(new Set(articles.map(({ metadata }) => metadata.description)).size).toBe(ARTICLE_PATHS.length);
});
