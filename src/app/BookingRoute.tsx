import { useState } from 'react';
import { Provider } from 'react-redux';
import { useClinicDataStore } from '../api/clinicData';
import { createClinicStore } from '../api/createClinicStore';
import { BookingPage } from '../pages/Booking';

/** Renders the booking page with its own store; no other page reads the clinic's lists. */
export function BookingRoute() {
  const known = useClinicDataStore();
  // Another backend has other lists, and a QA scenario starts with empty lists.
  const [store] = useState(() =>
    createClinicStore(process.env.BACKEND_URL || process.env.QA_PANEL ? undefined : known.now()),
  );
  return (
    <Provider store={store}>
      <BookingPage />
    </Provider>
  );
}
