import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

/** Draws something as it looks on the page with this address. */
export function renderAt(address: string, content: ReactNode) {
  return render(<MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>);
}
