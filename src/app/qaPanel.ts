/** Loads a QA build's panel before the page is hydrated, so that it sees everything from the start. */
export async function openQaPanel(): Promise<void> {
  const { openPanel } = await import(/* webpackChunkName: "qa-panel" */ '../replay/panel/openPanel');
  openPanel();
}
