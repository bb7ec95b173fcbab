/** Ends the process of startEmulator, also after a failed test. */
export default function stopEmulator(): void {
  globalThis.authEmulator?.stdin?.end();
}
