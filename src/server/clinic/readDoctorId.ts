import { Problem } from '../errors/problem';

/**
 * A doctor's id from a query: a positive safe integer, written plainly and once.
 * @throws {Problem} 400
 */
export function readDoctorId(query: unknown, name: string): number {
  const text = (query as Readonly<Record<string, unknown>>)[name];
  const id = typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN;
  if (!Number.isSafeInteger(id)) throw new Problem(400, `Parametrul ${name} trebuie să fie un număr întreg.`);
  return id;
}

export function unknownDoctor(): Problem {
  return new Problem(404, 'Nu există un medic cu acest id.');
}
