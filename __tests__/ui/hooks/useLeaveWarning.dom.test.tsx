import { fireEvent, render, screen } from '@testing-library/react';
import { useLeaveWarning } from '../../../src/ui/hooks/useLeaveWarning';

function Page({ isSending }: { readonly isSending: boolean }) {
  useLeaveWarning(isSending, 'Părăsiți pagina?');
  return (
    <>
      <a href="#continut">Mai jos</a>
      <a href="/contact">Contact</a>
    </>
  );
}

/** @returns whether the link is followed */
const press = (name: string): boolean => fireEvent.click(screen.getByRole('link', { name }));

let confirm: jest.SpyInstance<boolean>;
beforeEach(() => {
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
});
afterEach(() => {
  confirm.mockRestore();
});

test('while something is being sent, a link to another page asks first', () => {
  render(<Page isSending />);
  expect(press('Contact')).toBe(false);
  expect(confirm).toHaveBeenCalledWith('Părăsiți pagina?');
});

test('a link within the page does not ask', () => {
  render(<Page isSending />);
  expect(press('Mai jos')).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});

test('without anything under way nothing asks', () => {
  render(<Page isSending={false} />);
  press('Contact');
  expect(confirm).not.toHaveBeenCalled();
});
