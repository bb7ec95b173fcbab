import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const BOUNDARY = '----clinic-faults';
/** Idle connections are not kept: a killed server's would only fail the next request. */
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
/** Milliseconds. */
const PATIENCE = 60_000;

export interface FormAnswer {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly body: string;
}

/** A form with one field, by node:http: thousands at once would keep `fetch` busier than the server. Never rejects. */
export function postForm(
  address: string,
  field: string,
  json: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<FormAnswer> {
  const body = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${json}\r\n--${BOUNDARY}--\r\n`;
  return new Promise((resolve) => {
    const fail = (): void => {
      resolve({ status: 0, body: '' });
    };
    const sent = request(address.replace('//localhost', '//127.0.0.1'), {
      agent,
      method: 'POST',
      timeout: PATIENCE,
      headers: {
        ...headers,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': Buffer.byteLength(body),
      },
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', fail);
    sent.on('response', (answer) => {
      text(answer).then((answered) => {
        resolve({ status: answer.statusCode ?? 0, body: answered });
      }, fail);
    });
    sent.end(body);
  });
}
