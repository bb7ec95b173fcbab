import { DECLINED, STATUS_REFUSALS, type DeclinedTexts } from '../../content/refusals';
import type { WireError } from '../../domain/contract';

/** An error that is answered with this HTTP status and this plain text. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, message?: string, headers: Readonly<Record<string, string>> = {}) {
    super(message ?? wireError(statusCode).message);
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** A booking, a move or a message that is declined; its transaction is rolled back. */
export class Declined extends Problem {
  /** Its text on the page that moves an appointment; undefined if that page is no longer of use. */
  readonly onMove: string | undefined;
  readonly toStaff: string;

  constructor(readonly why: keyof typeof DECLINED) {
    const { status, toVisitor, toStaff, onMove }: DeclinedTexts = DECLINED[why];
    super(status, toVisitor);
    this.onMove = onMove;
    this.toStaff = toStaff;
  }
}

/** Returns the body of an error answer, by default with the status's general text. */
export function wireError(status: number, message?: string): WireError {
  const general = status < 500 ? STATUS_REFUSALS[400] : STATUS_REFUSALS[500];
  return { status, message: message ?? STATUS_REFUSALS[status] ?? general ?? '' };
}
