import { bookingLink } from '../content/joinedLists';
import type { ServiceFacts } from '../domain/facts';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';

/** Links from a service's page to its calendar. */
export function CalendarButton({ service }: { readonly service: ServiceFacts | undefined }) {
  return (
    <ButtonLink to={bookingLink({ service })}>
      <Icon name="CalendarDays" size={20} />
      Vedeți orele libere
    </ButtonLink>
  );
}
