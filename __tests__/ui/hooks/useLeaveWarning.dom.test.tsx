import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, NavLink, RouterProvider } from 'react-router';
import { useLeaveWarning } from '../../../src/ui/hooks/useLeaveWarning';

function Page({ isSending }: { readonly isSending: boolean }) {
  useLeaveWarning(isSending, 'Părăsiți pagina?');
  return (
    <>
      <NavLink to="#continut">Mai jos</NavLink>
      <NavLink to="/contact">Contact</NavLink>
    </>
  );
}

function open(isSending: boolean) {
  const router = createMemoryRouter([
    { path: '/', element: <Page isSending={isSending} /> },
    { path: '/contact', element: <h1>Contact</h1> },
  ]);
  render(<RouterProvider router={router} />);
}

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

let confirm: jest.SpyInstance<boolean>;
beforeEach(() => {
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
});
afterEach(() => {
  confirm.mockRestore();
});

describe('while something is being sent, a link to another page', () => {
  test('asks first, and leads nowhere after a no', async () => {
    open(true);
    press('Contact');
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('Părăsiți pagina?'));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('leads there after a yes', async () => {
    confirm.mockReturnValue(true);
    open(true);
    press('Contact');
    await screen.findByRole('heading', { name: 'Contact' });
  });
});

test('a link within the page does not ask', () => {
  open(true);
  press('Mai jos');
  expect(confirm).not.toHaveBeenCalled();
});

test('without anything under way nothing asks', async () => {
  open(false);
  press('Contact');
  await screen.findByRole('heading', { name: 'Contact' });
  expect(confirm).not.toHaveBeenCalled();
});
