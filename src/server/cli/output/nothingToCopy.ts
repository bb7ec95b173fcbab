/** A mistyped SQLite path opens as new, empty data: a nightly backup of nothing must not look like one. */
export const NOTHING_TO_COPY = 'Baza de date este goală, nu este nimic de copiat. Verificați DATABASE_URL.';
