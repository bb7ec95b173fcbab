export interface StoredAppointment {
  readonly reference: string;
  readonly slotId: number;
  readonly date: string;
  readonly key: string | null;
}

/** The data of one clinic, read past the server. */
export interface ClinicData {
  /** For `DATABASE_URL`. */
  readonly url: string;
  readonly appointments: () => Promise<readonly StoredAppointment[]>;
  /** `ok`, or what is damaged. */
  readonly integrity: () => Promise<string>;
  readonly remove: () => Promise<void>;
}

export interface EngineUnderTest {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** @param folder where the data lies; left out, the engine chooses */
  readonly createData: (folder?: string) => Promise<ClinicData>;
  /** Left out where the database is no process of its own. */
  readonly server?: {
    readonly stop: () => Promise<void>;
    readonly kill: () => Promise<void>;
    readonly start: () => Promise<void>;
  };
  readonly end: () => Promise<void>;
}
