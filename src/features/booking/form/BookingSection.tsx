import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppStore } from '../../../api/store';
import { inspected } from '../../form/inspectMachines';
import { Skeleton } from '../../../ui/loading';
import { Stack } from '../../../ui/layout';
import { BookingMachineContext, useBooking } from '../BookingMachineContext';
import { RECEIPT_TITLE_ID } from '../bookingFields';
import { ExceptionalCases } from '../ExceptionalCases';
import { LoadFailure } from '../LoadFailure';
import type { BookedAppointment } from '../session/bookedAppointment';
import { initialSnapshot } from '../session/bookingSession';
import { FormColumns, Side } from './bookingLayout';
import { loadCalendar, useCalendarCode } from './calendarCode';
import { Chosen } from './Chosen';
import { BookingForm } from './BookingForm';
import { useBookingSession } from './useBookingSession';

/** Renders the receipt once its code has loaded: after a reload it may come later. */
function LoadedReceipt({ appointment }: { readonly appointment: BookedAppointment }) {
  const { parts, ...code } = useCalendarCode();
  useEffect(() => void loadCalendar(), []);
  if (parts !== undefined) return <parts.Receipt appointment={appointment} />;
  if (code.error === undefined) return <Skeleton $height="40rem" />;
  return (
    <LoadFailure
      successor={RECEIPT_TITLE_ID}
      text="Programarea este înregistrată, dar confirmarea ei nu s-a putut încărca."
      loads={[code]}
    />
  );
}

function BookingColumns() {
  const isBooked = BookingMachineContext.useSelector((snapshot) => snapshot.matches('success'));
  const { receipt } = useBooking('receipt');
  useBookingSession();
  return (
    <FormColumns>
      <Stack $gap={10}>
        {isBooked && receipt && <LoadedReceipt appointment={receipt} />}
        <BookingForm />
      </Stack>
      <Side>
        {!isBooked && <Chosen />}
        <ExceptionalCases />
      </Side>
    </FormColumns>
  );
}

export function BookingSection() {
  const store = useAppStore();
  const { search } = useLocation();
  const [snapshot] = useState(() => initialSnapshot(search, store.getState()));
  return (
    <BookingMachineContext.Provider options={{ ...inspected, snapshot }}>
      <BookingColumns />
    </BookingMachineContext.Provider>
  );
}
