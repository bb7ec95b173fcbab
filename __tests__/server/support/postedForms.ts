/** Forms that are posted without scripts, by their names. */
export type PostedFields = Readonly<Record<string, string>>;

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

const read = (attribute: string): string => attribute.replaceAll('&amp;', '&');

/** What the form of an answer keeps for its next post. */
export const remembered = (html: string): PostedFields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" form="formular" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, read(value)],
    ),
  );
/** What the calendar's buttons of this state post. */
export const timesIn = (html: string, state: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<button[^>]*data-state="${state}"[^>]* value="([^"]*)"`, 'g'))].map(
    ([, value = '']) => read(value),
  );
/** A date in a week in which nobody has booked. */
export const later = (): string => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
export const valueOf = (html: string, name: string): string | undefined =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

/** A browser without scripts at the site of this address. */
export function postedForms(site: () => string) {
  const post = async (path: string, fields: PostedFields, headers: PostedFields = {}) => {
    const answer = await fetch(site() + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  /** The form with a free time chosen in a week in which nobody has booked, and which time. */
  const withTime = async (more: PostedFields = {}) => {
    const typed = { ...POSTED_CHOICE, ...more };
    const week = await post('/programare', { ...typed, pressed: `data=${later()}` });
    const [time = ''] = timesIn(week.html, 'available');
    const { html } = await post('/programare', { ...typed, ...remembered(week.html), pressed: time });
    return { time, form: { ...typed, ...remembered(html) }, html };
  };
  return { post, withTime };
}
