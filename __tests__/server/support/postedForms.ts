import type { FastifyInstance } from 'fastify';
import { unescapeHtml } from '../../../src/domain/htmlEscape';
import { injectForm } from './forms';

/** Fields of a form posted without scripts, by name. */
type PostedFields = Readonly<Record<string, string>>;

export const POSTED_MESSAGE = {
  name: 'Ana Pop',
  email: 'ana@exemplu.example',
  phone: '0700 000 000',
  subject: 'O întrebare',
  message: 'Bună ziua',
};
export const POSTED_PATIENT = {
  client_first_name: 'Ana',
  client_last_name: 'Popescu-Exemplu',
  client_phone: '0700 000 000',
  client_email: 'ana@exemplu.example',
};
export const POSTED_CHOICE = { medical_field_id: '1', user_id: '1' };

const attributeOf = (tag: string, name: string): string =>
  unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Returns the hidden fields of a page's form. */
export const hiddenIn = (html: string): PostedFields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => [
      attributeOf(tag, 'name'),
      attributeOf(tag, 'value'),
    ]),
  );

/** Returns the field that the button with this text or name sends. */
function pressIn(html: string, name: string): PostedFields {
  const button = [...html.matchAll(/(<button[^>]*>)(.*?)<\/button>/g)].find(
    ([, tag = '', text]) => text === name || attributeOf(tag, 'aria-label') === name,
  );
  if (button?.[1] === undefined) throw new Error(`There is no button ${name}.`);
  return { [attributeOf(button[1], 'name')]: attributeOf(button[1], 'value') };
}

export const valueOf = (html: string, name: string): string | undefined => {
  const [tag] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
  return tag && attributeOf(tag, 'value');
};

/** A browser without scripts at a site. */
export function postedForms(app: () => FastifyInstance) {
  const post = async (
    url: string,
    fields: PostedFields,
    headers: PostedFields = {},
    remoteAddress = '127.0.0.1',
  ) => {
    const answer = await injectForm(app(), url, fields, { headers, remoteAddress });
    return { status: answer.statusCode, headers: answer.headers, html: answer.body };
  };
  /** Presses the button with this text or name on a page of the booking. */
  const press = (html: string, name: string, typed: PostedFields = {}) =>
    post('/programare', { ...typed, ...hiddenIn(html), ...pressIn(html, name) });
  /** Goes from the booking page's own form to the details form, with the first free time. */
  const withTime = async (typed: PostedFields = {}) => {
    const times = await post('/programare', { ...POSTED_CHOICE, ...typed });
    const [, name = ''] = /aria-label="([^"]*, ora [^"]*)"/.exec(times.html) ?? [];
    const details = await press(times.html, name);
    return { name, html: details.html, form: { ...typed, ...hiddenIn(details.html) } };
  };
  return { post, press, withTime };
}
