import { screen } from '@testing-library/react';
import { Breadcrumb } from '../../src/ui/text/Breadcrumb';
import { renderAt } from '../support/renderAt';

test('a page outside the site’s hierarchy has no empty landmark', () => {
  renderAt('/nu-exista', <Breadcrumb trail={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
