import { useCallback, useEffect, useState } from 'react';

export interface ModuleLoad<Module> {
  readonly module: Module | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const loaded = new Map<() => Promise<unknown>, unknown>();

/** Fetches code in advance: what needs it from the beginning is drawn with it at once. */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  loaded.set(load, await load());
}

/**
 * Fetches code as soon as it will be needed.
 * @param load must be stable
 */
export function useLazyModule<Module>(load: () => Promise<Module>, isNeeded: boolean): ModuleLoad<Module> {
  const [module, setModule] = useState<Module | null>(() =>
    isNeeded ? ((loaded.get(load) as Module | undefined) ?? null) : null,
  );
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isNeeded && module === null && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (here) => {
        setModule(() => here);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, [isMissing, load]);

  return {
    module,
    hasFailed,
    retry: useCallback(() => {
      setHasFailed(false);
    }, []),
  };
}
