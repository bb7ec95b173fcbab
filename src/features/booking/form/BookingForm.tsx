import { useEffect } from 'react';
import { inspected } from '../../../ui/hooks/inspectMachines';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { Booking } from '../Booking';
import { RECEIPT_TITLE_ID } from '../bookingFields';
import { ExceptionalCases } from '../ExceptionalCases';
import { LoadFailure } from '../LoadFailure';
import { FormColumns, Side } from './bookingLayout';
import { loadCalendar, useCalendarCode } from './calendarCode';
import { Chosen } from './Chosen';
import { OpenForm } from './OpenForm';
import { useBookingSession } from './useBookingSession';

/** Renders the form, hidden while the confirmation is shown. */
function Visit() {
  const isBooked = Booking.useSelector((snapshot) => snapshot.matches('success'));
  const receipt = Booking.useSelector(({ context }) => context.receipt);
  const serviceId = Booking.useSelector(({ context }) => context.serviceId);
  const doctorId = Booking.useSelector(({ context }) => context.doctorId);
  const { parts, ...code } = useCalendarCode();
  useBookingSession();
  useEffect(() => {
    if (serviceId !== null || isBooked) void loadCalendar();
    // Each choice tries again what has failed.
  }, [serviceId, doctorId, isBooked]);
  const codeLoad =
    code.error === undefined ? (
      <Skeleton $height="40rem" />
    ) : (
      <LoadFailure
        successor={RECEIPT_TITLE_ID}
        text="Programarea este înregistrată, dar confirmarea ei nu s-a putut încărca."
        loads={[code]}
      />
    );
  return (
    <FormColumns>
      <Stack $gap={10}>
        {isBooked && receipt && (parts ? <parts.Receipt appointment={receipt} /> : codeLoad)}
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
