/** Loads a QA build's tools into a page that the bench frames. Call it before hydration: they do not see earlier events. */
export async function openQaTools(): Promise<void> {
  if (window.parent === window) return;
  const { openTools } = await import(/* webpackChunkName: "qa-tools" */ '../replay/bench/frame/openTools');
  openTools();
}
