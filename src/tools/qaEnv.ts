/** Settings of the site with the QA bench, unless the environment names others. */
export const QA_ENV = {
  DATABASE_URL: 'file:data/qa.sqlite',
  // A tester sends more than a visitor may: the sixth booking of a day would be refused.
  RECEPTION_ADDRESSES: '127.0.0.1,::1',
} as const;
