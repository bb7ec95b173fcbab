import { InvalidArgumentError } from 'commander';
import { TEXT_LIMITS } from '../../../domain/validation';
import { plainText } from '../output/plainText';

/** A name of a service or a doctor, as it will stand on the site. */
export function readName(text: string): string {
  const name = plainText(text).trim();
  if (name === '') throw new InvalidArgumentError('Scrieți un nume.');
  if (name.length > TEXT_LIMITS.name) {
    throw new InvalidArgumentError(`Scrieți un nume de cel mult ${TEXT_LIMITS.name} de caractere.`);
  }
  return name;
}
