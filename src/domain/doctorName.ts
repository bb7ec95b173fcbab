import type { Doctor } from './entities';

/** Returns `Dr. first last`. */
export function doctorName({ firstName, lastName }: Pick<Doctor, 'firstName' | 'lastName'>): string {
  return `Dr. ${firstName} ${lastName}`;
}
