import { screen } from '@testing-library/react';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { SidePanel } from '../../src/layout/SidePanel';
import { loadArticle } from '../support/loadContent';
import { renderAt } from '../support/renderAt';

const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('on an article, the side panel also links its specialty and the other articles, not itself', async () => {
  renderAt('/artrite', <SidePanel specialty="rheumatology" article={await loadArticle('/artrite')} />);
  const others = ARTICLE_LINKS.rheumatology.map(({ path }) => path).filter((path) => path !== '/artrite');
  expect(targets()).toEqual(expect.arrayContaining(['/reumatologie', '/cardiologie', ...others]));
  expect(targets()).not.toContain('/artrite');
});
