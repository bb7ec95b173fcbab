import { Problem } from '../problem';

export function unknownDoctor(): Problem {
  return new Problem(404, 'Nu există un medic cu acest id.');
}
