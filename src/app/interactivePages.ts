import { PATHS } from '../content/paths';
import type { LoadedPage } from './loadedPage';
import { nextTask } from './nextTask';

type Load = () => Promise<LoadedPage>;

// What both forms stand on runs in a task of its own: all modules in one would hold the browser up.
const booking: Load = async () => {
  await import(/* webpackChunkName: "page-booking" */ './ClinicStore');
  await nextTask();
  const [{ BookingRoute }, { bookingMetadata }] = await Promise.all([
    import(/* webpackChunkName: "page-booking" */ './BookingRoute'),
    import(/* webpackChunkName: "page-booking" */ '../content/pages/booking'),
  ]);
  return { Page: BookingRoute, metadata: bookingMetadata, subject: { kind: 'site' } };
};

const contact: Load = async () => {
  await import(/* webpackChunkName: "page-contact" */ './ClinicStore');
  await nextTask();
  const [{ ContactRoute }, { contactMetadata }] = await Promise.all([
    import(/* webpackChunkName: "page-contact" */ './ContactRoute'),
    import(/* webpackChunkName: "page-contact" */ '../content/pages/contact'),
  ]);
  return { Page: ContactRoute, metadata: contactMetadata, subject: { kind: 'site' } };
};

/** The pages with a form. Only these need their own code to come alive; the others are adopted as they are. */
export const interactivePages: Readonly<Partial<Record<string, Load>>> = {
  [PATHS.booking]: booking,
  [PATHS.contact]: contact,
};
