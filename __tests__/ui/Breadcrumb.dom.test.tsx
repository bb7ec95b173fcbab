import { screen } from '@testing-library/react';
import { Breadcrumb } from '../../src/ui/text/Breadcrumb';
import { renderAt } from '../support/renderAt';

test('a page without a place in the site has no empty landmark', () => {
  renderAt('/nu-exista', <Breadcrumb trail={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
