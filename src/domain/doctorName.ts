import type { Doctor } from './entities';

/** `Dr. first last` */
export function doctorName({ firstName, lastName }: Pick<Doctor, 'firstName' | 'lastName'>): string {
  return `Dr. ${firstName} ${lastName}`;
}
