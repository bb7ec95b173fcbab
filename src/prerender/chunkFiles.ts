/** Script URLs of each named chunk of the build. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the scripts of the named chunks in order, without duplicates.
 * @throws for a chunk that the build does not have
 */
export function scriptsOf(chunks: ChunkFiles, names: readonly string[]): readonly string[] {
  const files = names.flatMap((name) => {
    const found = chunks[name];
    if (found === undefined) throw new Error(`The build made no chunk ${name}.`);
    return found;
  });
  return [...new Set(files)];
}
