import { FORM_AGE_HEADER, FORM_TRAP_HEADER, TRAP_FIELD } from '../domain/formSigns';
import { isSameOrigin } from './backendAddress';

/** What the page's form tells the server of itself, as headers. */
export function formSigns(): Readonly<Record<string, string>> {
  if (!isSameOrigin()) return {};
  const trap = document.querySelector<HTMLInputElement>(`input[name="${TRAP_FIELD}"]`);
  return {
    [FORM_AGE_HEADER]: String(Math.round(performance.now())),
    ...(trap?.value && { [FORM_TRAP_HEADER]: 'filled' }),
  };
}
