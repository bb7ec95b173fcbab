/** Queries that name no doctor: each is refused with 400, whatever the parameter is called. */
export const BAD_IDS = [
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  ' 1',
  '1 ',
  '0x1',
  '9007199254740993',
  '99999999999999999999999',
  'null',
  "1'; DROP TABLE appointments; --",
  '😀',
  'شخص',
  '1\u0000',
  '',
].map(encodeURIComponent);

/** Ids as they should be written, of which no engine has a row: some wider than its columns. */
export const UNKNOWN_IDS = [99, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER];
