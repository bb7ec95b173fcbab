/**
 * Warning signs; one that several pages share is a constant of this folder. Each completes the heading of one of the two
 * cards, `Sunați la 112 dacă` or `Mergeți la urgențe astăzi dacă`.
 */
export interface EmergencySigns {
  /** Signs for which to call 112; at most six. */
  readonly call: readonly string[];
  /** Signs with which to go to a hospital on the same day; at most six, none for no second card. */
  readonly today: readonly string[];
}
