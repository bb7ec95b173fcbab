import { useState } from 'react';
import { useAppStore } from '../../../api/store';
import { inspected } from '../../../ui/hooks/inspectMachines';
import { Stack } from '../../../ui/Stack';
import { Booking } from '../Booking';
import { Chosen } from '../Chosen';
import { Receipt } from '../receipt/Receipt';
import { bookingLogic } from '../session/bookingSession';
import { ExceptionalCases } from '../ExceptionalCases';
import { FormColumns, Side } from './bookingLayout';
import { OpenForm } from './OpenForm';
import { useBookingSession } from './useBookingSession';

/** Renders the form, hidden while the confirmation is shown. */
function Visit() {
  const receipt = Booking.useSelector(({ context }) => context.receipt);
  useBookingSession();
  return (
    <FormColumns>
      <Stack $gap={10}>
        {receipt !== null && <Receipt appointment={receipt} />}
        <OpenForm />
      </Stack>
      <Side>
        {receipt === null && <Chosen variant="side" />}
        <ExceptionalCases />
      </Side>
    </FormColumns>
  );
}

/** Renders the booking form: service and doctor, time, details, one request. */
export function BookingForm() {
  const store = useAppStore();
  const [logic] = useState(() => bookingLogic(store));
  return (
    <Booking.Provider logic={logic} options={inspected}>
      <Visit />
    </Booking.Provider>
  );
}
