/** Returns a key such as `genetica-medicala`, numbered if taken. A shipped migration uses it: its results must stay. */
export function newKey(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const key = words?.join('-') ?? 'fara-nume';
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? key : `${key}-${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
