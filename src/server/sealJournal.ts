import type { ClinicDatabase } from './database/ports/clinicDatabase';

/** Milliseconds between two seals: what is a second old is sealed. */
const PAUSE = 500;

export interface SealOptions {
  readonly database: Pick<ClinicDatabase, 'journal'>;
  /** Told once when sealing begins to fail; it goes on trying. */
  readonly onError: (error: unknown) => void;
}

/** Seals what is written into the journal, until the process ends. */
export function sealJournal({ database, onError }: SealOptions): void {
  let isFailing = false;
  const seal = async (): Promise<void> => {
    try {
      await database.journal.seal();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
    setTimeout(() => void seal(), PAUSE).unref();
  };
  void seal();
}
