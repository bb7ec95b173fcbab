/** What every accepted request carries besides what the visitor typed. */
export interface Receipt {
  /** The visitor's own name for this attempt: the same key never counts twice. */
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/**
 * `accepted` is said only once the row is on disk, and again for a repeated key; `cancelled` when what the
 * repeated key stands for was cancelled meanwhile; `keyReused` means that the key already stands for something
 * else. `unconfirmed` is kept for its patient to confirm; `tooMany`: the brake holds and nothing is kept. `notOffered`: the doctor has no such slot; `unavailable`: not on this date.
 */
export type Outcome =
  | {
      readonly kind: 'accepted';
      readonly reference: string;
      /** Of an appointment: see {@link AppointmentKey}. */
      readonly linkToken?: string;
    }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'notOffered' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'keyReused' };
