/** A QA build's panel is on the page before the page comes alive, so that it sees everything from the start. */
export async function openQaPanel(): Promise<void> {
  const { openPanel } = await import(/* webpackChunkName: "qa-panel" */ '../replay/panel/openPanel');
  openPanel();
}
