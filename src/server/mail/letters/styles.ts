/** Stands in every cell with text, because Outlook hands no font down into a table. */
const FONT = 'font-family:Segoe UI,system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif;line-height:1.5';

/**
 * The site's colours (ui/tokens). They stand in the elements, because many mail programs drop the head's styles;
 * programs that keep those show the dark ones where their reader wants it dark.
 */
export const STYLES = {
  body: 'margin:0;padding:0;background:#fbf9f5;color:#10262b;font-size:16px',
  outside: 'width:100%;background:#fbf9f5',
  around: 'padding:24px 16px',
  page: 'width:100%;max-width:560px;color:#10262b;overflow-wrap:anywhere',
  logo: 'padding:0 12px 24px 0;width:38px',
  logoImage: 'display:block;border:0;border-radius:10px;background:#0b5a5e',
  name: `${FONT};padding:0 0 24px;color:#0b5a5e;font-size:19px;font-weight:700`,
  text: `${FONT};font-size:16px`,
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700',
  paragraph: 'margin:0 0 16px',
  facts:
    'width:100%;margin:24px 0;background:#ffffff;border:1px solid #e2dcd0;border-top:6px solid #0b5a5e;border-radius:14px',
  fact: `${FONT};padding:12px 20px;font-size:16px`,
  nextFact: `${FONT};padding:12px 20px;border-top:1px solid #e2dcd0;font-size:16px`,
  label: 'color:#46585c;font-size:14px',
  detail: 'display:block;font-weight:600',
  note: 'color:#46585c;font-size:14px;font-weight:400',
  link: 'color:#0b5a5e',
  action: 'margin:0 0 24px',
  button: `${FONT};padding:13px 20px;background:#0b5a5e;border-radius:10px;font-size:16px;text-align:center`,
  buttonLink: 'display:block;color:#ffffff;font-weight:600;text-decoration:none',
  signature: 'padding:16px 0 0;border-top:1px solid #e2dcd0;color:#46585c;font-size:14px',
} as const;

export type StyleName = keyof typeof STYLES;

/** Replaces {@link STYLES} where the reader wants it dark. */
const DARK: Readonly<Partial<Record<StyleName, string>>> = {
  body: 'background:#0d1f23;color:#f3efe7',
  outside: 'background:#0d1f23',
  page: 'color:#f3efe7',
  name: 'color:#b5d8d2',
  facts: 'background:#142c31;border-color:#2d474c;border-top-color:#b5d8d2',
  nextFact: 'border-color:#2d474c',
  label: 'color:#b4c3c4',
  note: 'color:#b4c3c4',
  link: 'color:#b5d8d2',
  button: 'background:#b5d8d2',
  buttonLink: 'color:#10262b',
  signature: 'border-color:#2d474c;color:#b4c3c4',
};

const darkRules = Object.entries(DARK).map(
  ([name, style]) => `.${name}{${style.replace(/;|$/g, ' !important$&')}}`,
);

export const HEAD_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules.join('')}}`;
