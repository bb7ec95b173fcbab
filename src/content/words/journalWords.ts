/**
 * Romanian descriptions of the journal's events, apart from `entered` and `removed` of the entities in `staff/entities`: they
 * are made from the entity's name.
 */
export const JOURNAL_EVENTS = {
  'appointment.booked': 'programare făcută',
  'appointment.moved': 'programare mutată',
  'appointment.cancelled': 'programare anulată',
  'appointment.forgotten': 'datele pacientului șterse din programare',
  'appointment.waitingJoined': 'pe lista pentru o oră mai devreme',
  'appointment.offered': 'oră mai devreme propusă pacientului',
  'appointment.waitingLeft': 'renunțare la așteptare',
  'contactRequest.answered': 'mesaj marcat ca rezolvat',
  'contactRequest.reopened': 'mesaj redeschis',
  'contactRequest.forgotten': 'mesaj șters',
  'profile.entered': 'date ale clinicii schimbate',
  'portrait.entered': 'portret adăugat',
  'slot.blocked': 'ore blocate',
  'slot.unblocked': 'ore deblocate',
  'calendar.entered': 'calendar adăugat, cu adresă secretă',
  'calendar.removed': 'calendar scos',
  'links.renewed': 'linkurile pacienților făcute din nou',
  'data.restored': 'copie de siguranță pusă la loc',
  'clock.confirmed': 'ceas confirmat după un salt',
} as const;

export function actorText(actor: string): string {
  if (actor === 'patient') return 'pacientul';
  if (actor === 'system') return 'programul';
  return actor.replace(/^staff:/, '');
}
