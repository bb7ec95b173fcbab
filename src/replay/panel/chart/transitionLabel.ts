import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { guardName } from '../../machine/transitions';

function eventWords(machine: AnyStateMachine, eventType: string): string {
  const [, kind, name = ''] = eventType.split('.');
  if (eventType === '') return 'îndată';
  if (!eventType.startsWith('xstate.')) return eventType;
  if (kind === 'after') return `după ${String(machine.implementations.delays[name] ?? name)} ms`;
  return kind === 'error' ? 'eroare' : 'răspuns';
}

/** True when this is what happens if no guard before it holds. */
function isElse({ source, eventType }: AnyTransitionDefinition): boolean {
  const alternatives = eventType === '' ? source.always : source.transitions.get(eventType as string);
  return (alternatives?.length ?? 0) > 1;
}

/** A transition in a line: the event as scenario files name it, the machine's own ones in words, the guard. */
export function transitionLabel(machine: AnyStateMachine, definition: AnyTransitionDefinition): string {
  const event = eventWords(machine, definition.eventType as string);
  if (definition.guard !== undefined) return `${event} [${guardName(definition)}]`;
  return isElse(definition) ? `${event} [altfel]` : event;
}
