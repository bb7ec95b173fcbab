import { useEffect, useState } from 'react';
import type { AnyActorRef, EventObject } from 'xstate';
import { ERRORS_ID } from '../../ui/form/ErrorSummary';
import { showAndFocus } from '../../ui/showAndFocus';
import { SUBMIT_ID } from './SubmitRow';

/** Moves the focus, which the locked form lost: to the errors, the button, or the outcome's element in `places` (ids). */
export function useOutcomeFocus(actor: AnyActorRef, places: Readonly<Record<string, string>>): void {
  const [outcome, setOutcome] = useState<EventObject | null>(null);
  useEffect(() => {
    const subscription = actor.on('*', (next: EventObject) => {
      // Others would render the whole form for nothing.
      if (next.type === 'form.invalid' || next.type === 'form.failed' || next.type in places)
        setOutcome(next);
    });
    return () => subscription.unsubscribe();
  }, [actor, places]);
  // Runs after the outcome has rendered and the form is unlocked.
  useEffect(() => {
    if (outcome === null) return;
    if (outcome.type === 'form.invalid') {
      const errors = document.getElementById(ERRORS_ID);
      errors?.closest('form')?.scrollIntoView({ block: 'start' });
      errors?.focus({ preventScroll: true });
    } else showAndFocus(document.getElementById(places[outcome.type] ?? SUBMIT_ID), 'nearest');
  }, [outcome, places]);
}
