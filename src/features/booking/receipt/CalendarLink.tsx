import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/Icon';
import { PlainLink } from './receiptParts';

/** Links to the appointment's file for the patient's calendar; without a name to keep it under, browsers may open it. */
export function CalendarLink(props: Pick<ComponentProps<'a'>, 'href' | 'download'>) {
  return (
    <PlainLink {...props}>
      <Icon name="CalendarPlus" size={20} />
      <span>Adăugați în calendar</span>
    </PlainLink>
  );
}
