import { ContactPage } from '../pages/Contact';
import { ClinicStore } from './ClinicStore';

/** The contact page with the store that its call needs. */
export function ContactRoute() {
  return (
    <ClinicStore>
      <ContactPage />
    </ClinicStore>
  );
}
