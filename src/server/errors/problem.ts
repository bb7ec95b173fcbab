import { DECLINED, STATUS_REFUSALS, type DeclinedTexts } from '../../content/refusals';
import type { WireError } from '../../domain/contract';

/** An error that is answered with this HTTP status and this plain text. */
export class Problem extends Error {
  constructor(
    readonly statusCode: number,
    message?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message ?? wireError(statusCode).message);
  }
}

/** A booking, a move or a message that is declined; its transaction is rolled back. */
export class Declined extends Problem {
  readonly texts: DeclinedTexts;

  constructor(readonly why: keyof typeof DECLINED) {
    const texts: DeclinedTexts = DECLINED[why];
    super(texts.status, texts.toVisitor);
    this.texts = texts;
  }
}

/** Returns the body of an error answer, by default with the status's general text. */
export function wireError(status: number, message?: string): WireError {
  const general = status < 500 ? STATUS_REFUSALS[400] : STATUS_REFUSALS[500];
  return { status, message: message ?? STATUS_REFUSALS[status] ?? general ?? '' };
}
