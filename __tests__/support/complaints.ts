import type { Page } from 'playwright-core';

/**
 * Collects the console errors and warnings of a page, its exceptions, and its requests to other hosts than `origin`.
 */
export function complaintsOf(page: Page, origin: string): readonly string[] {
  const complaints: string[] = [];
  const complain = (text: string): void => {
    complaints.push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => {
    complain(error.message);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin && !request.url().startsWith('data:'))
      complain(`asks ${request.url()}`);
  });
  return complaints;
}
