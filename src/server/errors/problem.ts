import type { WireError } from '../../domain/contract';

/** The general texts of a refusal. */
const TEXTS: Readonly<Record<number, string>> = {
  400: 'Cererea nu a putut fi citită. Reîncărcați pagina și încercați din nou.',
  401: 'Această adresă cere o autorizare.',
  403: 'Cererea nu vine de pe acest site. Deschideți pagina din linkul primit și încercați din nou.',
  404: 'Adresa cerută nu există. Verificați adresa sau porniți de la prima pagină.',
  408: 'Cererea a durat prea mult. Verificați conexiunea la internet și încercați din nou.',
  413: 'Cererea este prea mare. Scurtați mesajul și încercați din nou.',
  415: 'Datele nu au putut fi citite, pentru că nu sunt multipart/form-data. Reîncărcați pagina și încercați din nou.',
  422: 'Verificați datele trimise și încercați din nou.',
  429: 'Ați trimis prea multe cereri. Încercați din nou peste un minut.',
  431: 'Antetul cererii este prea mare. Încercați din nou din alt browser.',
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
