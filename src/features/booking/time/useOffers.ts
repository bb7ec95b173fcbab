import { useEffect } from 'react';
import { useClinicData, useClinicDataStore } from '../../../api/clinicData';
import { calendarOf } from '../../../content/calendarOf';
import { requestedChoice, type RequestedChoice } from '../../../content/paths';
import type { Doctor } from '../../../domain/entities';
import { freeKey, type FreeTime } from '../../../domain/facts';

export interface Offer extends FreeTime {
  readonly doctor: Doctor;
}

/** Each doctor's first free time, fetched again; of another backend's doctors only the way to their calendar. */
export function useOffers(doctors: readonly Doctor[]): readonly Offer[] {
  const { free } = useClinicData();
  const { refresh } = useClinicDataStore();
  useEffect(() => {
    // Without an answer the known times stay.
    refresh().catch(() => undefined);
  }, [refresh]);
  return doctors.map((doctor) => ({
    doctor,
    ...(free?.[freeKey.doctor(doctor)] ?? calendarOf.doctor(doctor)),
  }));
}

/** @throws when the address names no service, which an offer's always does */
export function choiceOf(offer: FreeTime): RequestedChoice {
  const choice = requestedChoice(offer.address.split('?')[1] ?? '');
  if (choice === null) throw new Error(`${offer.address} offers nothing.`);
  return choice;
}
