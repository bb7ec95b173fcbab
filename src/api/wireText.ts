import { trimmed } from '../domain/validation';
import { escapeHtml } from '../domain/htmlEscape';

/** Trims and HTML-escapes every text, as both forms send it (specification §5). */
export function wireText<Values extends Readonly<Record<string, string>>>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(trimmed(values)).map(([name, text]) => [name, escapeHtml(text)]),
  ) as Values;
}

/** A multipart form with one field that holds JSON text (specification §7). */
export function jsonForm(field: string, payload: object): FormData {
  const form = new FormData();
  form.append(field, JSON.stringify(payload));
  return form;
}
