import { screen } from '@testing-library/react';
import { ARTICLE_LINKS } from '../../src/content/articleLinks';
import { SidePanel } from '../../src/layout/SidePanel';
import { renderAt } from '../support/renderAt';

const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('on a specialty page, the side panel has the booking banner and links to the three others', () => {
  renderAt('/cardiologie', <SidePanel specialty="cardiology" />);
  expect(screen.getByRole('link', { name: 'Vedeți orele libere' })).toHaveAttribute(
    'href',
    '/programare?serviciu=1',
  );
  expect(targets()).toEqual(expect.arrayContaining(['/reumatologie', '/hematologie', '/genetica-medicala']));
  expect(targets()).not.toContain('/cardiologie');
});

test('on an article, the side panel also links its specialty and the other articles, not itself', () => {
  renderAt('/artrite', <SidePanel specialty="rheumatology" article="/artrite" />);
  const others = ARTICLE_LINKS.rheumatology.map(({ path }) => path).filter((path) => path !== '/artrite');
  expect(targets()).toEqual(expect.arrayContaining(['/reumatologie', '/cardiologie', ...others]));
  expect(targets()).not.toContain('/artrite');
});
