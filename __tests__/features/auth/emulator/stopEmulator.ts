/** Ends what startEmulator has started, also after a failed test. */
export default function stopEmulator(): void {
  globalThis.authEmulator?.stdin?.end();
}
