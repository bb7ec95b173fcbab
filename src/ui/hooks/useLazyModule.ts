import { useCallback, useEffect, useState } from 'react';

export interface ModuleLoad<Module> {
  readonly module: Module | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Fetches code as soon as it will be needed.
 * @param load must be stable
 */
export function useLazyModule<Module>(load: () => Promise<Module>, isNeeded: boolean): ModuleLoad<Module> {
  const [module, setModule] = useState<Module | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isNeeded && module === null && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => {
        setModule(() => loaded);
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
