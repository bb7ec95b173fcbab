import { useEffect } from 'react';
import { useClinicData, useClinicDataStore } from '../../../api/clinicData';
import { calendarOf } from '../../../content/calendarOf';
import { requestedChoice, type RequestedChoice } from '../../../content/paths';
import type { Doctor } from '../../../domain/entities';
import { freeKey, type FreeTime } from '../../../domain/facts';

export interface Offer extends FreeTime {
  readonly doctor: Doctor;
}

/**
 * Returns each doctor's first free time, refreshed on mount; for another backend's doctors, only a link to their
 * calendar.
 */
export function useOffers(doctors: readonly Doctor[]): readonly Offer[] {
  const { free } = useClinicData();
  const { refresh } = useClinicDataStore();
  useEffect(() => {
    // On failure the known times stay.
    refresh().catch(() => undefined);
  }, [refresh]);
  return doctors.map((doctor) => ({
    doctor,
    ...(free?.[freeKey.doctor(doctor)] ?? calendarOf.doctor(doctor)),
  }));
}

/**
 * Returns the choice of an offer.
 * @throws when its address names no service, which never happens for an offer
 */
export function choiceOf(offer: FreeTime): RequestedChoice {
  const choice = requestedChoice(offer.address.split('?')[1] ?? '');
  if (choice === null) throw new Error(`${offer.address} offers nothing.`);
  return choice;
}
