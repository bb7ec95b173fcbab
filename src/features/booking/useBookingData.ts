import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDoctorsQuery } from '../../api/doctors';
import { useServicesQuery } from '../../api/services';
import { useRefetchOnReturn } from '../../api/useRefetchOnReturn';
import { useSlotsQuery } from '../../api/slots';
import { useVacationsQuery } from '../../api/vacations';
import { MESSAGES } from '../../content/messages';

/** Free times go out of date: they are fetched anew for each choice, and whenever the visitor returns. */
const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true };
const KEPT = { refetchOnReconnect: true };

/** What one query knows, in the words of a form that waits for it. */
export interface Load<Data> {
  /** Of the present choice only: a late answer for an earlier doctor never shows. */
  readonly data: Data | undefined;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface Query<Data> {
  readonly currentData?: Data | undefined;
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

function load<Data>({ currentData, isFetching, isUninitialized, error, refetch }: Query<Data>): Load<Data> {
  return {
    data: currentData,
    isBusy: isFetching,
    hasFailed: error !== undefined && !isUninitialized,
    retry: () => {
      if (!isUninitialized) refetch();
    },
  };
}

/** Each failure is a new error object, so a failed retry is told again. */
function useFailureMessage(error: unknown, message: string, onFailure: (message: string) => void): void {
  useEffect(() => {
    if (error !== undefined) onFailure(message);
  }, [error, message, onFailure]);
}

export type BookingData = ReturnType<typeof useBookingData>;

/**
 * Loads what the form offers; a doctor's slots and vacations as soon as the doctor is chosen.
 * @param onFailure told the literal message of specification §8; must be stable
 */
export function useBookingData(doctorId: number | null, onFailure: (message: string) => void) {
  useRefetchOnReturn();
  const services = useServicesQuery(undefined, KEPT);
  const doctors = useDoctorsQuery(undefined, KEPT);
  const slots = useSlotsQuery(doctorId ?? skipToken, FRESH);
  const vacations = useVacationsQuery(doctorId ?? skipToken, FRESH);

  // One message for both lists (specification §8), told once when both fail together.
  useFailureMessage(services.error ?? doctors.error, MESSAGES.servicesFailed, onFailure);
  useFailureMessage(vacations.error, MESSAGES.vacationsFailed, onFailure);
  useFailureMessage(slots.error, MESSAGES.slotsFailed, onFailure);

  return {
    services: load(services),
    doctors: load(doctors),
    slots: load(slots),
    vacations: load(vacations),
  };
}
