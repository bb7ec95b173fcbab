/** A row of a facts file. */
export type Row = Record<string, unknown>;

export const service = (more: Row = {}) => ({ key: 'x', name: 'Boli rare', ...more });
export const doctor = (more: Row = {}) => ({
  id: 9,
  firstName: 'Ana',
  lastName: 'Pop',
  service: 'cardiology',
  ...more,
});
export const price = (more: Row = {}) => ({
  key: 'x',
  service: 'cardiology',
  name: 'Control',
  cost: 100,
  ...more,
});
export const closure = (from: string, to: string) => ({ from, to, name: 'x' });
export const slot = (day: string, from: string, to: string) => ({ doctor: 3, day, from, to });
