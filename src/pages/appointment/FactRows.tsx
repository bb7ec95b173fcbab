import type { AppointmentFact } from '../../content/appointmentFacts';

/** Rows of a list of facts. */
export function FactRows({ facts }: { readonly facts: readonly AppointmentFact[] }) {
  return facts.map(({ label, lines }) => (
    <div key={label}>
      <dt>{label}</dt>
      {lines.map(({ text, note, link }) => (
        <dd key={`${text} ${link?.url}`}>
          {text}
          {note !== undefined && <small>{note}</small>}
          {link !== undefined && <a href={link.url}>{link.text}</a>}
        </dd>
      ))}
    </div>
  ));
}
