import type { StateValue } from 'xstate';

/** `{ submitted: 'waiting' }` → `submitted.waiting`, as scenario files write it. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateName(inner)}`))
    .join(' + ');
}
