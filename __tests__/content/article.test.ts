import type { Article } from '../../src/content/article';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { pricesOf } from '../../src/content/specialtyFacts';
import { FEVER } from '../../src/content/emergency/fever';
import { STROKE } from '../../src/content/emergency/stroke';
import { LIMB } from '../../src/content/emergency/vessels';
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

  it('has its own path and is listed in its specialty', () => {
    expect(article.path).toBe(path);
    expect(ARTICLE_LINKS[article.specialty].map((link): string => link.path)).toContain(path);
  });

  it('is 600 to 850 words long', () => {
    const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(600);
    expect(words.length).toBeLessThanOrEqual(850);
  });

  it('has no exclamation marks and no straight quotes', () => {
    expect(text).not.toMatch(/[!"']/);
  });

  it('names no amounts in its text and shows only prices of its own specialty', () => {
    expect(text).not.toMatch(/\d\s*(lei|RON)\b/i);
    const own = pricesOf(SAMPLE_FACTS, article.specialty).map(({ key }) => key);
    expect(article.priceKeys.filter((id) => !own.includes(id))).toEqual([]);
    expect(article.priceKeys.length).toBeGreaterThan(0);
  });

  it('names no days of the week, because staff change when the clinic is open', () => {
    expect(JSON.stringify(article)).not.toMatch(/marți|miercuri|\bjoi\b|vineri|sâmbăt|duminic/i);
  });

  it('answers 3 to 6 questions', () => {
    expect(article.questions.length).toBeGreaterThanOrEqual(3);
    expect(article.questions.length).toBeLessThanOrEqual(6);
    for (const { question } of article.questions) expect(question).toMatch(/\?$/);
  });

  it('says when to call 112 in a list of at most six signs, under the heading that every article has', () => {
    const urgent = article.sections.filter(({ heading }) => heading === 'Când să cereți ajutor');
    const cards = urgent.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'emergency');
    expect(cards).toHaveLength(1);
    for (const { call, today } of cards) {
      expect(call.length).toBeGreaterThan(0);
      expect(Math.max(call.length, today.length)).toBeLessThanOrEqual(6);
    }
  });

  it('has a unique anchor for every section and complete rows in every table', () => {
    const ids = article.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const tables = article.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
    for (const { columns, rows } of tables) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });

  it('summarizes the preparation in one line', () => {
    expect(article.atAGlance.preparation.length).toBeLessThanOrEqual(60);
  });
});

test('every article begins with words and a question of its own', async () => {
  const articles = await Promise.all(ARTICLE_PATHS.map(loadArticle));
  const openings = articles.map(({ lead }) => lead.split(' ').slice(0, 2).join(' '));
  expect(new Set(openings).size).toBe(ARTICLE_PATHS.length);
  const firstQuestions = articles.map(({ questions: [first] }) => first?.question);
  expect(new Set(firstQuestions).size).toBe(ARTICLE_PATHS.length);
});

test('few articles ask about driving, and "de obicei" is rare', async () => {
  const articles = await Promise.all(ARTICLE_PATHS.map(loadArticle));
  const driving = articles
    .flatMap(({ questions }) => questions)
    .filter(({ question }) => question.includes('conduce'));
  expect(driving.length).toBeLessThanOrEqual(2);
  const words = articles.map(articleText).join('\n');
  expect(words.match(/de obicei/gi)?.length ?? 0).toBeLessThanOrEqual(20);
});

test('the emergency rule for fever with weak immunity has the same words wherever it appears', async () => {
  const articles = await Promise.all(ARTICLE_PATHS.map(loadArticle));
  const concerned = articles
    .map(articleText)
    .filter((text) => /imunosupres|chimioterapie|globulele? albe scăzut/i.test(text));
  expect(concerned.length).toBeGreaterThan(5);
  for (const text of concerned) expect(text).toContain(FEVER);
});

test('the signs of a stroke or a blocked artery have the same words wherever they appear', async () => {
  const texts = (await Promise.all(ARTICLE_PATHS.map(loadArticle))).map(articleText);
  const onStroke = texts.filter((words) => /strâmbă|vorbi(ți|re) gre/i.test(words));
  const onLimb = texts.filter((words) => /brusc rece/i.test(words));
  expect(Math.min(onStroke.length, onLimb.length)).toBeGreaterThan(0);
  for (const text of onStroke) expect(text).toContain(STROKE);
  for (const text of onLimb) expect(text).toContain(LIMB);
});
