/** Loads the panel of a QA build. Runs before hydration, so that the panel sees every event. */
export async function openQaPanel(): Promise<void> {
  const { openPanel } = await import(/* webpackChunkName: "qa-panel" */ '../replay/panel/openPanel');
  openPanel();
}
