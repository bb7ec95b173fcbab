import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Doctor } from '../domain/entities';
import { isSameOrigin } from './backendAddress';
import type { ClinicDispatch } from './createClinicStore';
import { followSlots } from './followSlots';

export interface LiveSlotsProps {
  readonly doctor: Doctor;
}

/** Beside a calendar: shows there within a second what others book or free. Another backend has no such stream. */
export function LiveSlots({ doctor: { id } }: LiveSlotsProps) {
  const dispatch = useDispatch<ClinicDispatch>();
  useEffect(() => {
    if (!isSameOrigin() || typeof EventSource === 'undefined') return undefined;
    return followSlots(dispatch, id);
  }, [dispatch, id]);
  return null;
}
