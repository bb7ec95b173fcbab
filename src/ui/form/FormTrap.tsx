import { TRAP_FIELD } from '../../domain/formSigns';
import { VisuallyHidden } from '../VisuallyHidden';

/** A field that no person sees or reaches: only a robot fills it in. */
export function FormTrap() {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        Lăsați acest câmp gol
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
