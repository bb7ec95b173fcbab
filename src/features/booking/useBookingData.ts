import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useDoctorsQuery } from '../../api/doctors';
import { useServicesQuery } from '../../api/services';
import { useRefetchOnReturn } from '../../api/useRefetchOnReturn';
import { useSlotsQuery, type DoctorSchedule } from '../../api/slots';
import { useVacationsQuery } from '../../api/vacations';
import { MESSAGES } from '../../content/messages';
import type { Doctor, Id, Service, Vacation } from '../../domain/entities';

/** Free times go out of date: they are fetched anew for each choice, and whenever the visitor returns. */
const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true };
const KEPT = { refetchOnReconnect: true };

interface Query<Data> {
  readonly currentData?: Data | undefined;
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
  readonly error?: unknown;
}

/** All that a form draws of a query: that it was asked, and under which number, is no reason to draw anew. */
const inFormsWords = <Data>({ currentData, isFetching, isUninitialized, error }: Query<Data>) => ({
  /** Of the present choice only: a late answer for an earlier doctor never shows. */
  data: currentData,
  /** From before the first answer on, and again while it is fetched anew. */
  isBusy: isFetching || isUninitialized,
  error: isUninitialized ? undefined : error,
});

/** A query keeps its old error while it is asked again. */
const news = ({ isBusy, error }: { readonly isBusy: boolean; readonly error: unknown }): unknown =>
  isBusy ? undefined : error;

/** Each failure is a new error object: a failed retry is told again, a doctor's earlier failure is not. */
function useFailureMessage(error: unknown, message: string, onFailure: (message: string) => void): void {
  const told = useRef(new Set<unknown>([undefined]));
  useEffect(() => {
    if (told.current.has(error)) return;
    told.current.add(error);
    onFailure(message);
  }, [error, message, onFailure]);
}

export type BookingData = ReturnType<typeof useBookingData>;

/**
 * Loads what the form offers; a doctor's slots and vacations as soon as the doctor is chosen.
 * @param onFailure told the literal message of specification §8; must be stable
 */
export function useBookingData(doctorId: Id | null, onFailure: (message: string) => void) {
  useRefetchOnReturn();
  const services = useServicesQuery(undefined, {
    ...KEPT,
    selectFromResult: inFormsWords<readonly Service[]>,
  });
  const doctors = useDoctorsQuery(undefined, { ...KEPT, selectFromResult: inFormsWords<readonly Doctor[]> });
  const slots = useSlotsQuery(doctorId ?? skipToken, {
    ...FRESH,
    selectFromResult: inFormsWords<DoctorSchedule>,
  });
  const vacations = useVacationsQuery(doctorId ?? skipToken, {
    ...FRESH,
    selectFromResult: inFormsWords<readonly Vacation[]>,
  });

  // One message for both lists (specification §8), told once when both fail together.
  useFailureMessage(news(services) ?? news(doctors), MESSAGES.servicesFailed, onFailure);
  useFailureMessage(news(vacations), MESSAGES.vacationsFailed, onFailure);
  useFailureMessage(news(slots), MESSAGES.slotsFailed, onFailure);

  return { services, doctors, slots, vacations };
}
