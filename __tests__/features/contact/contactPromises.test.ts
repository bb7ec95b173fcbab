import { cleaned } from '../../../src/domain/validation';
import type { ContactContext } from '../../../src/features/contact/session/contactContext';
import { contactMachine } from '../../../src/features/contact/session/contactMachine';
import { brokenBy, commonEvents, exploreForm, typedInto, type FormGraphEvent } from '../form/formGraph';
import { FORM_PROMISES } from '../form/formPromises';

const REQUEST = {
  name: 'Ana Exemplu',
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'Întrebare',
  message: 'Aveți program?',
};
const ATTEMPT = { request: REQUEST, idempotencyKey: 'earlier', isLost: false, isRepeated: false };

/** Explores a session in which a complete form is changed and sent. */
const explored = (before: readonly FormGraphEvent[]) =>
  exploreForm<ContactContext>({
    machine: contactMachine,
    before,
    eventsIn: (context) => [
      ...commonEvents(context),
      ...typedInto({ subject: '' }),
      ...['', 'Mulțumesc!', REQUEST.message, `${REQUEST.message} `].flatMap((message) =>
        typedInto({ message }),
      ),
    ],
    textsOf: ({ request }) => request,
    contentOf: ({ request }) => cleaned({ ...request }),
    isComplete: ({ request }) => Object.values(request).every((text) => text !== ''),
  });

const edges = [
  ...explored(typedInto(REQUEST)),
  ...explored([{ type: 'draft.restored', draft: { request: REQUEST, attempt: ATTEMPT } }]),
];

test.each(Object.entries(FORM_PROMISES))('in a message, %s', (_promise, promise) => {
  expect(brokenBy(edges, promise)).toEqual([]);
});
