import type { Doctor } from './entities';

/** `Dr. first last` (specification §2). */
export function doctorName({ firstName, lastName }: Pick<Doctor, 'firstName' | 'lastName'>): string {
  return `Dr. ${firstName} ${lastName}`;
}
