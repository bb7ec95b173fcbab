import { screen } from '@testing-library/react';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { SidePanel } from '../../src/layout/SidePanel';
import { loadArticle } from '../support/loadContent';
import { renderAt } from '../support/renderAt';

const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('on a specialty page, the side panel has the booking banner and links to the three others', () => {
  renderAt('/cardiologie', <SidePanel specialty="cardiology" />);
  expect(screen.getAllByRole('link', { name: 'Vedeți orele libere' }).at(-1)).toHaveAttribute(
    'href',
    '/programare?serviciu=1',
  );
  expect(targets()).toEqual(expect.arrayContaining(['/reumatologie', '/hematologie', '/genetica-medicala']));
  expect(targets()).not.toContain('/cardiologie');
});

test('on an article, the side panel also links its specialty and the other articles, not itself', async () => {
  renderAt('/artrite', <SidePanel specialty="rheumatology" article={await loadArticle('/artrite')} />);
  const others = ARTICLE_LINKS.rheumatology.map(({ path }) => path).filter((path) => path !== '/artrite');
  expect(targets()).toEqual(expect.arrayContaining(['/reumatologie', '/cardiologie', ...others]));
  expect(targets()).not.toContain('/artrite');
});
