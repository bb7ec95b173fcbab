/** Folder of the tester's own files in the list of scenarios. */
export const OWN_FOLDER = 'fișierele mele/';

/** Puts the open scenario's name into the bench's address; null takes it out. Only the build's own have such a link. */
export function setScenarioLink(name: string | null): void {
  const isOwn = name === null || name.startsWith(OWN_FOLDER);
  window.history.replaceState(null, '', isOwn ? window.location.pathname : `?scenario=${name}`);
}

/** Returns the name of the scenario that the bench's address asks for; null for none. */
export const linkedScenario = (): string | null =>
  new URLSearchParams(window.location.search).get('scenario');
