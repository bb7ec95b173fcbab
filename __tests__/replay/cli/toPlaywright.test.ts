import { toPlaywright } from '../../../src/replay/cli/toPlaywright';
import { shipped } from '../support/shippedScenarios';

type ReactModule = typeof import('react');

jest.mock('../../../src/features/contact/ContactFields', () => {
  const { createElement } = jest.requireActual<ReactModule>('react');
  const list = createElement('select', { name: 'subject' });
  const text = createElement('input', { name: 'name', type: 'search' });
  return {
    ContactFields: () => [
      createElement('label', { key: 'list' }, 'Subiect (opțional)', list),
      createElement('label', { key: 'text' }, 'Nume', text),
    ],
  };
});

test('a field of a form is found by its label, and a value is entered as the kind of its control needs', async () => {
  const converted = await toPlaywright(shipped('contact/pagina-pas-cu-pas.json'));
  expect(converted).toContain(
    `main.getByRole('combobox', { name: "Subiect (opțional)", exact: true }).selectOption("Întrebare")`,
  );
  expect(converted).toContain(`main.getByLabel("Nume", { exact: true }).fill("Ana Exemplu")`);
});
