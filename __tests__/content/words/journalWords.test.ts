import { actorText } from '../../../src/content/words/journalWords';

test.each([
  ['patient', 'pacientul'],
  ['system', 'programul'],
  ['staff:ana', 'ana'],
])('the journal names who acted: %s is „%s”', (actor, name) => {
  expect(actorText(actor)).toBe(name);
});
