import type { ClinicProfile } from '../../../domain/facts';
import type { DoctorFacts, PriceFacts, ServiceFacts } from './entities';

/** {@link ClinicFacts} as they are stored. */
export interface StoredFacts {
  readonly profile: ClinicProfile;
  readonly services: readonly ServiceFacts[];
  readonly doctors: readonly DoctorFacts[];
  readonly prices: readonly PriceFacts[];
}

export interface Portrait {
  /** As HTTP names it. */
  readonly type: string;
  readonly content: Uint8Array;
}

/** What staff change about the clinic and visitors read. */
export interface FactsStore {
  /** All as it stands at one moment. Prices are in the order of their services. */
  read(): Promise<StoredFacts>;
  /** Only who the clinic is. */
  profile(): Promise<ClinicProfile>;
  /** A picture that staff have stored; undefined for another name. */
  portrait(name: string): Promise<Portrait | undefined>;
}
