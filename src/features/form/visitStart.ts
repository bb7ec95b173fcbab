import { createContext, type ReactNode } from 'react';
import type { Snapshot } from 'xstate';
import { FORM_ID } from '../../ui/form/earlyPress';

/** The id of what the server says to a posted form; the browser goes there. */
export const ANSWER_ID = 'raspuns';

interface Start {
  /** What the session is told beforehand. */
  readonly input?: unknown;
  /** What the visit has come to: without scripts the server runs it from form to form, and draws each anew. */
  readonly snapshot?: Snapshot<unknown>;
  /** What is said of it, and what the form has to remember. */
  readonly answer?: ReactNode;
}

/** How a visit to a form begins. */
export const VisitStart = createContext<Start>({});

/**
 * How a form is sent without its code: to its own page, which the site's own server answers. Where it has none,
 * pressing a button must not put what was typed into the address.
 */
export const postedTo = (path: string) =>
  ({
    id: FORM_ID,
    noValidate: true,
    method: process.env.BACKEND_URL ? 'dialog' : 'post',
    action: `${path}#${ANSWER_ID}`,
  }) as const;
