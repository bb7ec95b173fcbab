import { InvalidArgumentError } from 'commander';

/** A code as people copy or hear it: letters that are mistaken for digits are read as those digits. */
export function readReference(text: string): string {
  const reference = text.trim().toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  if (/^[0-9A-Z]{8}$/.test(reference)) return reference;
  throw new InvalidArgumentError('Scrieți codul de 8 litere și cifre, ca 7KQ3M9XA.');
}
