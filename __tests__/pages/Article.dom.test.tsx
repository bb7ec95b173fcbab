import { screen, within } from '@testing-library/react';
import type { Article } from '../../src/content/article';
import { article as medulograme } from '../../src/content/articles/hematology/medulograme';
import { formatCost } from '../../src/content/clinicFacts';
import { SAMPLE_PRICES } from '../../src/content/sample/prices';
import { SAMPLE_BASICS, SAMPLE_PROFILE } from '../../src/content/sample/profile';
import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { ArticlePage } from '../../src/pages/Article';
import { articleText } from '../support/articleText';
import { ARTICLE_PATHS, loadArticle } from '../support/loadContent';
import { renderAt } from '../support/renderAt';

const show = (article: Article) => renderAt(article.path, <ArticlePage article={article} />);

/** Removes spaces and the marks that bind words. */
const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u2060]+/g, '');

test.each(ARTICLE_PATHS)('%s shows every word of its article', async (path) => {
  const article = await loadArticle(path);
  const { container } = show(article);
  const shown = withoutSpaces(container.textContent);
  for (const line of articleText(article).split(/\n| \| /)) expect(shown).toContain(withoutSpaces(line));
});

test('an article answers the question on referrals with the clinic’s note, or else with its phone number', async () => {
  const article = await loadArticle('/consultatii-hemopatii-maligne');
  const answer = (container: HTMLElement) =>
    within(container).getByText('Am nevoie de bilet de trimitere?').closest('details');
  expect(answer(show(article).container)).toHaveTextContent(SAMPLE_PROFILE.referral ?? 'nothing');
  const unsaid = { ...SAMPLE_FACTS, profile: SAMPLE_BASICS };
  const { container } = renderAt(article.path, <ArticlePage article={article} />, unsaid);
  expect(answer(container)).toHaveTextContent(`ne la ${SAMPLE_BASICS.phone}`);
});

test('every article’s links to the booking page say consultation where it is asked for by phone', async () => {
  const articles = await Promise.all(ARTICLE_PATHS.map(loadArticle));
  const byPhone = articles.filter(({ booking }) => booking === 'byPhone');
  expect(byPhone.length).toBeGreaterThan(0);
  for (const article of byPhone) {
    const { container, unmount } = show(article);
    const booking = [...container.querySelectorAll('a[href^="/programare"]')];
    expect(booking.map(({ textContent }) => textContent)).toEqual(['Ore de consultație']);
    expect(booking[0]?.parentElement).toHaveTextContent(/^Programați o consultație\D+: \d/);
    unmount();
  }
});

describe('an article', () => {
  beforeEach(() => {
    show(medulograme);
  });

  test('has a banner with its name and the way back to its specialty', () => {
    expect(screen.getByRole('heading', { level: 1, name: medulograme.heading })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Unde vă aflați' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/hematologie',
    ]);
  });

  test('labels each table cell with its column, for narrow screens', () => {
    for (const table of screen.getAllByRole('table')) {
      const columns = within(table).getAllByRole('columnheader');
      for (const row of within(table).getAllByRole('row').slice(1))
        expect(
          within(row)
            .getAllByRole('cell')
            .map((cell) => cell.getAttribute('data-column')),
        ).toEqual(columns.slice(1).map(({ textContent }) => textContent));
    }
  });

  test('summarizes duration, preparation and price at a glance', () => {
    expect(screen.getByText('Durată')).toBeVisible();
    expect(screen.getByText(medulograme.atAGlance.preparation)).toBeVisible();
    const shown = SAMPLE_PRICES.filter(({ key }) => medulograme.priceKeys.includes(key));
    expect(shown).toHaveLength(medulograme.priceKeys.length);
    for (const { cost } of shown) expect(screen.getAllByText(formatCost(cost))[0]).toBeVisible();
  });

  test('lists its sections when it is long, each a link to its heading', () => {
    const contents = within(screen.getByRole('navigation', { name: 'Pe această pagină' }));
    for (const { id, heading } of medulograme.sections) {
      expect(contents.getByRole('link', { name: heading })).toHaveAttribute(
        'href',
        `${medulograme.path}#${id}`,
      );
      expect(document.getElementById(id)).toHaveTextContent(heading);
    }
  });

  test('shows questions and answers in native disclosures', () => {
    const [first] = medulograme.questions;
    expect(screen.getByText(first?.question ?? '').closest('details')).toBeInTheDocument();
  });
});
