import type { Row, TableName } from './tables';

/** What may become of mail that was due before a restore: whether it was sent after the backup, nobody knows. */
export const MAIL_CHOICES = ['hold', 'send', 'drop'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

const CHANGES = {
  // Failed mail is what the staff look through, and it leaves only when they say so.
  hold: { status: 'failed', last_error: 'Din copia de siguranță: poate a fost trimis deja.' },
  drop: { status: 'dropped', link_token: null },
} as const;

/** Rows on their way from a backup, of which mail that waits is not sent a second time unasked. */
export class RestoredMail {
  readonly #choice: MailChoice;
  readonly #now: string;
  #count = 0;

  /** @param at ms since the epoch; what becomes due later, such as reminders, waits on */
  constructor(choice: MailChoice, at: number) {
    this.#choice = choice;
    this.#now = new Date(at).toISOString();
  }

  /** How much mail was due. */
  get count(): number {
    return this.#count;
  }

  async *pass(rows: AsyncIterable<readonly [TableName, Row]>): AsyncGenerator<readonly [TableName, Row]> {
    for await (const [table, row] of rows) {
      yield [table, table === 'outbox' ? this.#settled(row) : row];
    }
  }

  #settled(row: Row): Row {
    if (row.status !== 'waiting' || String(row.due_at) > this.#now) return row;
    this.#count += 1;
    if (this.#choice === 'send') return row;
    return { ...row, ...CHANGES[this.#choice], leased_until: null, settled_at: this.#now };
  }
}
