import { BookingPage } from '../pages/Booking';
import { ClinicStore } from './ClinicStore';

/** The booking page with the store that its calls need. */
export function BookingRoute() {
  return (
    <ClinicStore>
      <BookingPage />
    </ClinicStore>
  );
}
