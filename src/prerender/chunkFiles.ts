/** The files of every named chunk of the build, as addresses. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Returns every script of the named chunks once, in order.
 * @throws for a chunk that the build does not know
 */
export function scriptsOf(chunks: ChunkFiles, names: readonly string[]): readonly string[] {
  const files = names.flatMap((name) => {
    const found = chunks[name];
    if (found === undefined) throw new Error(`The build made no chunk ${name}.`);
    return found;
  });
  return [...new Set(files)];
}
