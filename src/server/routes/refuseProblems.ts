import type { FieldProblems } from '../../domain/validation';
import { Problem } from '../problem';

/**
 * @param labels the fields' names as a visitor knows them
 * @throws {Problem} 422 that names the failing fields
 */
export function refuseProblems<Name extends string>(
  problems: FieldProblems<Name>,
  labels: Readonly<Record<Name, string>>,
): void {
  const failing = (Object.keys(problems) as Name[]).map((name) => labels[name]);
  if (failing.length > 0) throw new Problem(422, `Verificați câmpurile: ${failing.join(', ')}.`);
}
