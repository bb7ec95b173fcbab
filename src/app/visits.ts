let visits = 1;
let show: ((visit: number) => void) | undefined;

/** Renders the page again with empty forms and an empty store, for the QA bench. */
export function beginNewVisit(): void {
  visits += 1;
  show?.(visits);
}

/** @param render renders the page again under the key of a visit */
export function followVisits(render: (visit: number) => void): void {
  show = render;
}
