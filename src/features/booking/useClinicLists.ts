import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDoctorsQuery, useServicesQuery, useSlotsQuery, useVacationsQuery } from '../../api/clinicApi';
import type { Id } from '../../domain/entities';

/** The lists in the document may be older than the clinic's. */
const LISTS = { refetchOnMountOrArgChange: true, refetchOnReconnect: true };
/** Free times go out of date. */
const TIMES = { ...LISTS, refetchOnFocus: true };

export const useServices = () => useServicesQuery(undefined, LISTS);
export const useDoctors = () => useDoctorsQuery(undefined, LISTS);

/** Loads a doctor's times and keeps them up to date. */
export function useTimes(doctorId: Id | null) {
  const slots = useSlotsQuery(doctorId ?? skipToken, TIMES);
  const vacations = useVacationsQuery(doctorId ?? skipToken, TIMES);
  return { slots, vacations };
}

const rowById = <Row extends { readonly id: Id }>(rows: readonly Row[] | undefined, id: Id | null) =>
  rows?.find((row) => row.id === id);

/** Returns a service and a doctor by their ids, and renders again only when they change; undefined until the lists have loaded. */
export function useServiceAndDoctor(serviceId: Id | null, doctorId: Id | null) {
  const { service } = useServicesQuery(undefined, {
    selectFromResult: ({ data }) => ({ service: rowById(data, serviceId) }),
  });
  const { doctor } = useDoctorsQuery(undefined, {
    selectFromResult: ({ data }) => ({ doctor: rowById(data, doctorId) }),
  });
  return { service, doctor };
}
