import Fastify from 'fastify';
import { DatabaseConflict, DatabaseRefusal, DatabaseUnavailable } from '../../../src/server/db/errors';
import { answerError } from '../../../src/server/errors/errorAnswers';
import { Problem } from '../../../src/server/errors/problem';

async function answerTo(error: Error) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { statusCode, retryAfter: headers['retry-after'], body };
}

const PASSING = expect.stringContaining('nu este disponibil pentru moment') as unknown;

test.each([
  new DatabaseUnavailable('the disk is full'),
  new DatabaseConflict('deadlock detected, again and again'),
])('a database that fails for a while is answered 503, and when to come back: %s', async (error) => {
  expect(await answerTo(error)).toEqual({ statusCode: 503, retryAfter: '5', body: PASSING });
});

test('a fault of the program is answered 500 without its words', async () => {
  const { statusCode, retryAfter, body } = await answerTo(new DatabaseRefusal({ code: '42P01' }));
  expect([statusCode, retryAfter]).toEqual([500, undefined]);
  expect(body).not.toMatch(/42P01|database/);
});

test('a problem says its own headers', async () => {
  const problem = new Problem(503, undefined, { 'retry-after': '60' });
  expect(await answerTo(problem)).toEqual({ statusCode: 503, retryAfter: '60', body: PASSING });
});
