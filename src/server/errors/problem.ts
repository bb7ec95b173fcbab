import type { WireError } from '../../domain/contract';

/** What a visitor reads when nothing more exact can be said. */
const TEXTS: Readonly<Record<number, string>> = {
  400: 'Cererea nu are forma așteptată.',
  401: 'Această adresă cere o autorizare.',
  403: 'Cererea nu vine de pe acest site.',
  404: 'Adresa cerută nu există.',
  405: 'Această adresă nu acceptă metoda cererii.',
  408: 'Cererea a durat prea mult.',
  413: 'Cererea este prea mare.',
  414: 'Adresa cererii este prea lungă.',
  415: 'Trimiteți datele ca multipart/form-data.',
  422: 'Verificați datele trimise.',
  429: 'Ați trimis prea multe cereri. Încercați din nou peste un minut.',
  431: 'Antetul cererii este prea mare.',
  500: 'A apărut o eroare pe server. Încercați din nou mai târziu.',
  503: 'Serviciul nu este disponibil pentru moment. Încercați din nou peste câteva clipe.',
};

/** A request's fault, answered with this HTTP status and this plain text. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, message?: string, headers: Readonly<Record<string, string>> = {}) {
    super(message ?? wireError(statusCode).message);
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** The body of an error answer. */
export function wireError(status: number, message?: string): WireError {
  const general = status < 500 ? TEXTS[400] : TEXTS[500];
  return { status, message: message ?? TEXTS[status] ?? general ?? '' };
}
