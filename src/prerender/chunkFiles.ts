import { readFile } from 'node:fs/promises';

/** Written by the build: the files of every named chunk, as addresses. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

export async function readChunkFiles(file: string): Promise<ChunkFiles> {
  return JSON.parse(await readFile(file, 'utf8')) as ChunkFiles;
}

/** Every script of the named chunks once, in order. Throws for a chunk that the build does not know. */
export function scriptsOf(chunks: ChunkFiles, names: readonly string[]): readonly string[] {
  const files = names.flatMap((name) => {
    const found = chunks[name];
    if (found === undefined) throw new Error(`The build made no chunk ${name}.`);
    return found;
  });
  return [...new Set(files)];
}
