import { useState } from 'react';
import { Provider } from 'react-redux';
import { useClinicDataStore } from '../api/clinicData';
import { createClinicStore } from '../api/createClinicStore';
import { BookingPage } from '../pages/Booking';

/** The booking page with the store of its visit; no other page reads the clinic's lists. */
export function BookingRoute() {
  const known = useClinicDataStore();
  // The facts do not describe another backend's lists, and a scenario begins with empty lists.
  const [store] = useState(() =>
    createClinicStore(process.env.BACKEND_URL || process.env.QA_PANEL ? undefined : known.now()),
  );
  return (
    <Provider store={store}>
      <BookingPage />
    </Provider>
  );
}
