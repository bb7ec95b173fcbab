import type { LightMyRequestResponse } from 'fastify';
import { CALLS, FORM_FIELD } from '../../../src/domain/contract';
import { BOUNDARY, part, injectBody } from '../support/forms';
import { wireAppointment, wireContactRequest } from '../support/sampleRequests';
import { clinicForAll } from '../support/testClinic';

const VALID = { createAppointment: wireAppointment, contactRequest: wireContactRequest } as const;

describe.each(['createAppointment', 'contactRequest'] as const)('the form of %s', (call) => {
  const clinic = clinicForAll();

  const field = FORM_FIELD[call];
  const json = JSON.stringify(VALID[call]);
  const refuses = (answer: LightMyRequestResponse, status: number): void => {
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch('application/json');
    expect(answer.json()).toEqual({ status, message: expect.stringMatching(/^[A-ZÎ][^\n]+\.$/) });
    expect(answer.body).not.toMatch(/\bat .*\.(js|ts):\d/);
  };

  it.each([
    ['no body', ''],
    ['no part', `--${BOUNDARY}--\r\n`],
    ['another field', `${part('other', json)}--${BOUNDARY}--\r\n`],
    ['an extra field', `${part(field, json)}${part('other', '1')}--${BOUNDARY}--\r\n`],
    ['an extra field before it', `${part('other', '1')}${part(field, json)}--${BOUNDARY}--\r\n`],
    ['the field twice', `${part(field, json)}${part(field, json)}--${BOUNDARY}--\r\n`],
    ['a file', `${part(field, json, '; filename="a.json"')}--${BOUNDARY}--\r\n`],
    [
      'a file beside the field',
      `${part(field, json)}${part('photo', 'x', '; filename="a.png"')}--${BOUNDARY}--\r\n`,
    ],
    ['a file that breaks off', part(field, json, '; filename="a.json"')],
    ['no last boundary', part(field, json)],
    ['half a body', part(field, json).slice(0, 60)],
    ['another boundary', `${part(field, json)}--${BOUNDARY}--\r\n`.replaceAll(BOUNDARY, 'another')],
    [
      'a part without a name',
      `--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\n${json}\r\n--${BOUNDARY}--\r\n`,
    ],
    ['no JSON', `${part(field, 'hello')}--${BOUNDARY}--\r\n`],
    ['half a JSON', `${part(field, json.slice(0, -5))}--${BOUNDARY}--\r\n`],
    ['an empty field', `${part(field, '')}--${BOUNDARY}--\r\n`],
    ['a list', `${part(field, `[${json}]`)}--${BOUNDARY}--\r\n`],
    ['null', `${part(field, 'null')}--${BOUNDARY}--\r\n`],
    ['a number', `${part(field, '7')}--${BOUNDARY}--\r\n`],
    ['deep nesting', `${part(field, '['.repeat(30_000))}--${BOUNDARY}--\r\n`],
  ])('with %s is answered 400', async (_what, body) => {
    refuses(await injectBody(clinic.app, call, body), 400);
  });

  it('that is not UTF-8 is answered 400', async () => {
    const body = Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\n`),
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`--${BOUNDARY}--`),
    ]);
    refuses(await injectBody(clinic.app, call, body), 400);
  });

  it('without a boundary is answered 400', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    refuses(await injectBody(clinic.app, call, `${part(field, json)}--${BOUNDARY}--`, { headers }), 400);
  });

  it.each(['application/json', 'text/plain', `multipart/mixed; boundary=${BOUNDARY}`])(
    'sent as %s is answered 415',
    async (type) => {
      refuses(await injectBody(clinic.app, call, json, { headers: { 'content-type': type } }), 415);
    },
  );

  it('without any body or type is answered 415', async () => {
    refuses(await clinic.app.inject({ method: 'POST', url: CALLS[call] }), 415);
  });

  it('may name any boundary and any type for its part', async () => {
    const body = `--a'b\r\nContent-Disposition: form-data; name="${field}"\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${json}\r\n--a'b--\r\n`;
    const headers = { 'content-type': `multipart/form-data; boundary="a'b"` };
    expect((await injectBody(clinic.app, call, body, { headers })).statusCode).toBe(200);
  });
});
