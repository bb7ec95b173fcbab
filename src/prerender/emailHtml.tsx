import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AbsoluteLink } from '../content/directions';
import { signatureOf, type EmailContent, type EmailText } from '../content/mails/emailContent';
import type { ClinicProfile } from '../domain/facts';
import { color, radius } from '../ui/tokens';

/** Mail styles: the site's colours, with a dark variant. */
const STYLES = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  body { margin: 0; background: ${color.paper}; color: ${color.text};
    font: 16px/1.5 Segoe UI, system-ui, -apple-system, Roboto, Helvetica, Arial, sans-serif }
  .page { max-width: 560px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere }
  .name { margin: 0 0 24px; color: ${color.brand}; font-size: 19px; font-weight: 700 }
  .name img { margin-right: 12px; border-radius: ${radius.control}; background: ${color.brand}; vertical-align: middle }
  h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25 }
  p { margin: 0 0 16px }
  a { color: ${color.brand} }
  table { width: 100%; margin: 24px 0; background: ${color.surface}; border: 1px solid ${color.hairline};
    border-top: 6px solid ${color.brand}; border-radius: ${radius.card}; border-spacing: 0 }
  td { padding: 12px 20px; font-size: 16px; line-height: 1.5 }
  tr + tr td { border-top: 1px solid ${color.hairline} }
  b { display: block; font-weight: 600 }
  .note { color: ${color.muted}; font-size: 14px }
  .button { display: inline-block; padding: 13px 20px; background: ${color.brand}; border-radius: ${radius.control};
    color: ${color.onBrand}; font-weight: 600; text-decoration: none }
  .quiet { padding: 12px 19px; border: 1px solid ${color.brand}; background: none; color: ${color.brand} }
  .signature { margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid ${color.hairline} }
  @media (prefers-color-scheme: dark) {
    body { background: #0d1f23; color: ${color.sunken} }
    a, .name { color: ${color.brandSoft} }
    table { background: #142c31; border-color: #2d474c; border-top-color: ${color.brandSoft} }
    tr + tr td, .signature { border-color: #2d474c }
    .note { color: #b4c3c4 }
    .button { background: ${color.brandSoft}; color: ${color.text} }
    .quiet { border-color: ${color.brandSoft}; background: none; color: ${color.brandSoft} }
  }`;

const lines = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

const link = ({ text, url }: AbsoluteLink): ReactNode => <a href={url}>{text}</a>;

const button = ({ text, url }: AbsoluteLink, variant = ''): ReactNode => (
  <p>
    <a className={`button ${variant}`.trim()} href={url}>
      {text}
    </a>
  </p>
);

const inline = (text: EmailText): ReactNode =>
  typeof text === 'string'
    ? lines(text)
    : text.map((part, index) => (
        <Fragment key={index}>{typeof part === 'string' ? lines(part) : link(part)}</Fragment>
      ));

const paragraph = (text: EmailText, index: number): ReactNode => <p key={index}>{inline(text)}</p>;

const factTable = (facts: EmailContent['facts']): ReactNode => (
  // Table layout, because many mail programs support no other.
  <table role="presentation">
    <tbody>
      {facts.map(({ label, lines: details }, index) => (
        <tr key={index}>
          <td>
            <div className="note">{label}</div>
            {details.map(({ text, note, link: way }) => (
              <Fragment key={text}>
                <b>{lines(text)}</b>
                {note !== undefined && <div className="note">{lines(note)}</div>}
                {way && link(way)}
              </Fragment>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Renders the HTML part of a mail, readable without styles and images. `publicUrl` has no closing slash. */
export function emailHtml(content: EmailContent, clinic: ClinicProfile, publicUrl: string): string {
  const { subject, heading, paragraphs, facts, action, closing, wayOut } = content;
  const page = (
    <html lang="ro">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <div className="page">
          <p className="name">
            <img src={`${publicUrl}/apple-touch-icon.png`} alt="" width="38" height="38" loading="lazy" />
            {clinic.name}
          </p>
          <h1>{heading}</h1>
          {paragraphs.map(paragraph)}
          {facts.length > 0 && factTable(facts)}
          {action && button(action)}
          {closing.map(paragraph)}
          {wayOut && button(wayOut, 'quiet')}
          <div className="signature note">
            {signatureOf(clinic).map((line, index) => (
              <div key={index}>{inline(line)}</div>
            ))}
          </div>
        </div>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
