/**
 * Shows the top of a form and moves focus into its first failing field, without scrolling the top away
 * again (decisions §3).
 * @param fieldIds the ids of the failing fields in the form's order; disabled ones are passed over
 */
export function focusFirstFailing(form: HTMLElement, fieldIds: readonly string[]): void {
  form.scrollIntoView({ block: 'start' });
  const fields = fieldIds.map((id) => document.getElementById(id));
  fields.find((field) => field !== null && !field.matches(':disabled'))?.focus({ preventScroll: true });
}
