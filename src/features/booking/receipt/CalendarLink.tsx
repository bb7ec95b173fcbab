import { CALENDAR_FILE } from '../../../content/paths';
import { Icon } from '../../../ui/Icon';
import { PlainLink } from './receiptParts';

/** Links to the appointment's file for the patient's calendar. */
export function CalendarLink({ href }: { readonly href: string }) {
  return (
    <PlainLink href={href} download={CALENDAR_FILE}>
      <Icon name="CalendarPlus" size={20} />
      <span>Adăugați în calendar</span>
    </PlainLink>
  );
}
