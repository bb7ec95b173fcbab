import { renderToStaticMarkup } from 'react-dom/server';
import { addressLine } from '../content/directions';
import { sheetLine, sheetSummary, sheetTitle, type DaySheet } from '../content/words/daySheet';
import type { ClinicProfile } from '../domain/facts';
import { color, radius } from '../ui/tokens';

/** Styles of the printed sheet: the site's colours on an A4 page. */
const STYLES = `
  @page { size: A4; margin: 14mm }
  body { margin: 0; color: ${color.text}; font: 11pt/1.4 Manrope, Segoe UI, system-ui, Helvetica, Arial, sans-serif }
  .page { max-width: 182mm; margin: 0 auto; padding: 8mm 0 }
  .page + .page { break-before: page }
  .name { margin: 0 0 6mm; padding-bottom: 3mm; border-bottom: 1px solid ${color.hairline}; color: ${color.brand}; font-weight: 700 }
  .name span { color: ${color.muted}; font-weight: 400 }
  h1 { margin: 0; font-size: 18pt; line-height: 1.2 }
  h1 + p { margin: 1mm 0 5mm; color: ${color.muted} }
  table { width: 100%; border-collapse: separate; border-spacing: 0; border: 1px solid ${color.hairline};
    border-top: 5px solid ${color.brand}; border-radius: ${radius.card} }
  th { padding: 2mm 3mm; color: ${color.muted}; font-size: 9pt; font-weight: 600; text-align: left }
  td { padding: 2mm 3mm; border-top: 1px solid ${color.hairline}; vertical-align: top; overflow-wrap: anywhere }
  tr { break-inside: avoid }
  thead { display: table-header-group }
  .time, .phone { white-space: nowrap; font-variant-numeric: tabular-nums }
  .code { color: ${color.muted}; font-size: 9pt; white-space: nowrap }
  .who { font-weight: 600 }
  .empty td { color: ${color.muted} }
  .empty .who { font-weight: 400 }
  .notes { color: ${color.muted}; font-size: 9.5pt; white-space: pre-wrap }
  @media print { .page { padding: 0 } }`;

const HEAD = ['Ora', 'Pacient', 'Telefon', 'Observații', 'Cod'];

export function daySheetHtml(sheets: readonly DaySheet[], clinic: ClinicProfile): string {
  const page = (
    <html lang="ro">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Foaia zilei, ${clinic.name}`}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        {sheets.length === 0 && <p className="page">Niciun medic nu are program în această zi.</p>}
        {sheets.map((sheet) => (
          <section className="page" key={sheet.doctor.id}>
            <p className="name">
              {clinic.name} <span>{addressLine(clinic)}</span>
            </p>
            <h1>{sheetTitle(sheet)}</h1>
            <p>{sheetSummary(sheet)}</p>
            <table>
              <thead>
                <tr>
                  {HEAD.map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sheet.rows.map((row) => {
                  const { time, who, phone, notes, code } = sheetLine(row, sheet.isOff);
                  return (
                    <tr className={row.appointment ? undefined : 'empty'} key={`${time} ${code}`}>
                      <td className="time">{time}</td>
                      <td className="who">{who}</td>
                      <td className="phone">{phone}</td>
                      <td className="notes">{notes.join('\n')}</td>
                      <td className="code">{code}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        ))}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
