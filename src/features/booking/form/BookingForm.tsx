import { inspected } from '../../../ui/hooks/inspectMachines';
import { Stack } from '../../../ui/Stack';
import { Booking } from '../Booking';
import { Chosen } from '../Chosen';
import { Receipt } from '../receipt/Receipt';
import { ExceptionalCases } from '../ExceptionalCases';
import { FormColumns, Side } from './bookingLayout';
import { OpenForm } from './OpenForm';
import { useBookingSession } from './useBookingSession';

/** Renders the form, hidden while the confirmation is shown. */
function Visit() {
  const isBooked = Booking.useSelector((snapshot) => snapshot.matches('success'));
  const receipt = Booking.useSelector(({ context }) => context.receipt);
  useBookingSession();
  return (
    <FormColumns>
      <Stack $gap={10}>
        {isBooked && receipt && <Receipt appointment={receipt} />}
        <OpenForm />
      </Stack>
      <Side>
        {!isBooked && <Chosen variant="side" />}
        <ExceptionalCases />
      </Side>
    </FormColumns>
  );
}

/** Renders the booking form: service and doctor, time, details, one request. */
export function BookingForm() {
  return (
    <Booking.Provider options={inspected}>
      <Visit />
    </Booking.Provider>
  );
}
