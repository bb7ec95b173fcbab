/** Romanian counts three ways: `un interval liber`, `5 intervale libere`, `20 de intervale libere`. */
export function freeCountWords(count: number): string {
  if (count === 0) return 'niciun interval liber';
  if (count === 1) return 'un interval liber';
  const lastTwo = count % 100;
  return `${count} ${lastTwo >= 1 && lastTwo <= 19 ? '' : 'de '}intervale libere`;
}
