import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fullDate } from '../content/dateWords';
import { addressLine } from '../content/directions';
import { clinicDateTime } from '../content/words/dates';
import {
  hasPatients,
  idleLine,
  noHours,
  sheetLine,
  sheetSummary,
  sheetTitle,
  type DaySheet,
} from '../content/words/daySheet';
import type { ClinicProfile } from '../domain/facts';
import { color, radius } from '../ui/tokens';

/** Styles of the printed sheet: the site's colours on an A4 page. Its head is repeated where a day takes several. */
const STYLES = `
  @page { size: A4; margin: 14mm }
  body { margin: 0; color: ${color.text}; font: 11pt/1.4 Manrope, Segoe UI, system-ui, Helvetica, Arial, sans-serif }
  .page { display: table; width: 100%; max-width: 182mm; margin: 0 auto; padding: 8mm 0 }
  .page + .page { break-before: page }
  header { display: table-header-group; break-inside: avoid }
  .name { margin: 0 0 6mm; padding-bottom: 3mm; border-bottom: 1px solid ${color.hairline}; color: ${color.brand}; font-weight: 700 }
  .name span { color: ${color.muted}; font-weight: 400 }
  h1 { margin: 0; font-size: 18pt; line-height: 1.2 }
  h1 + p { margin: 1mm 0 5mm; color: ${color.muted} }
  table { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0; border: 1px solid ${color.hairline};
    border-top: 5px solid ${color.brand}; border-radius: ${radius.card} }
  th { padding: 2mm 3mm; color: ${color.muted}; font-size: 9pt; font-weight: 600; text-align: left }
  td { padding: 2mm 3mm; border-top: 1px solid ${color.hairline}; vertical-align: top; overflow-wrap: break-word }
  tr { break-inside: avoid }
  thead { display: table-header-group }
  td { font-variant-numeric: tabular-nums }
  .time { white-space: nowrap }
  .printed { color: ${color.muted}; font-size: 9pt }
  .code { color: ${color.muted}; font-size: 9pt; white-space: nowrap }
  .who { font-weight: 600 }
  .empty td { color: ${color.muted} }
  .empty .who { font-weight: 400 }
  .notes { color: ${color.muted}; font-size: 9.5pt; white-space: pre-wrap }
  @media print { .page { padding: 0 } }`;

/** Columns with their widths, the same for every doctor. */
const COLUMNS = { Ora: '16%', Pacient: '26%', Telefon: '18%', Observații: '27%', Cod: '13%' };

const tableOf = ({ rows, isOff }: DaySheet) => (
  <table>
    <thead>
      <tr>
        {Object.entries(COLUMNS).map(([label, width]) => (
          <th key={label} scope="col" style={{ width }}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const { time, who, phone, notes, code } = sheetLine(row, isOff);
        return (
          <tr className={row.appointment ? undefined : 'empty'} key={`${time} ${code}`}>
            <td className="time">{time}</td>
            <td className="who" colSpan={row.appointment ? 1 : 4}>
              {who}
            </td>
            {row.appointment && (
              <>
                <td>{phone}</td>
                <td className="notes">{notes.join('\n')}</td>
                <td className="code">{code}</td>
              </>
            )}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/**
 * Renders a day as pages to print: one for each doctor who has patients, and one for all others.
 * @param now ms since the epoch
 */
export function daySheetHtml(
  sheets: readonly DaySheet[],
  clinic: ClinicProfile,
  date: string,
  now: number,
): string {
  const section = (title: string, summary: string, content: ReactNode) => (
    <section className="page" key={title}>
      <header>
        <p className="name">
          {clinic.name} <span>{addressLine(clinic)}</span>
        </p>
        <h1>{title}</h1>
        <p>{summary}</p>
      </header>
      {content}
      <p className="printed">Tipărită la {clinicDateTime(new Date(now).toISOString())}</p>
    </section>
  );
  const idle = sheets.filter((sheet) => !hasPatients(sheet)).map(idleLine);
  const lines = sheets.length === 0 ? [noHours(date)] : idle;
  const page = (
    <html lang="ro">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Foaia zilei, ${clinic.name}`}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        {sheets
          .filter(hasPatients)
          .map((sheet) => section(sheetTitle(sheet), sheetSummary(sheet), tableOf(sheet)))}
        {lines.length > 0 &&
          section(
            'Fără pacienți',
            fullDate(date),
            lines.map((line) => <p key={line}>{line}</p>),
          )}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
