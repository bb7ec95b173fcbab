import { safeParse } from 'valibot';
import { refusalOf, type Draft } from './draft';
import { FACTS_VERSION, factsFile } from './factsFile';
import { contradictions, issueProblem } from './factsProblems';
import { merged, type WholeFacts } from './wholeFacts';

/** What else is wrong with a newer file, this program cannot know. */
function refuseNewer(draft: Draft): void {
  const { version } = Object(draft.value) as { version?: unknown };
  if (typeof version !== 'number' || version <= FACTS_VERSION) return;
  const message = `Fișierul este de versiunea ${version}; acest program citește până la ${FACTS_VERSION}. Actualizați programul.`;
  throw refusalOf(draft, [{ path: ['version'], message }]);
}

/**
 * What the clinic's facts are to be.
 * @throws {Refusal} with every line that is wrong
 */
export function readDraft(draft: Draft, current: WholeFacts): WholeFacts {
  refuseNewer(draft);
  const parsed = safeParse(factsFile, draft.value);
  if (!parsed.success) throw refusalOf(draft, parsed.issues.map(issueProblem));
  const wanted = merged(current, parsed.output);
  const problems = contradictions(wanted);
  if (problems.length > 0) throw refusalOf(draft, problems);
  return wanted;
}
