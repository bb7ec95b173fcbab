import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { CALLS } from '../../../src/domain/contract';
import { HEALTH } from '../../../src/server/operations/health';
import { BOUNDARY, fetchCall, MULTIPART, part } from '../support/forms';
import { wireContactRequest } from '../support/sampleRequests';
import { serversForEach } from '../support/serverProcess';
import { openSlotEvents } from '../support/slotEventStream';
import { storedRows } from '../support/storedRows';
import { until } from '../support/until';

/** A contact request of which the server has only the first half so far. */
async function halfSentForm(url: string) {
  const body = `${part('contact', JSON.stringify(wireContactRequest))}--${BOUNDARY}--\r\n`;
  const length = `content-length: ${Buffer.byteLength(body)}`;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const answer = text(socket).catch(() => '');
  const type = `content-type: ${MULTIPART['content-type']}`;
  socket.write(
    `POST ${CALLS.contactRequest} HTTP/1.1\r\nhost: x\r\n${type}\r\n${length}\r\n\r\n--${BOUNDARY}`,
  );
  // An answer to a later request shows that the earlier bytes have arrived.
  await fetch(url);
  return { answer, sendTheRest: () => socket.write(body.slice(`--${BOUNDARY}`.length)) };
}

/** Sends a request on a connection of `agent`. @returns why it got no whole answer; otherwise undefined */
async function requestOnce(url: string, agent: Agent): Promise<string | undefined> {
  try {
    const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
    await text(answer);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/** Waits until the stopping server accepts no new connection. */
async function untilItRefuses(url: string): Promise<void> {
  while ((await fetch(url).catch(() => undefined)) !== undefined) continue;
}

describe('a server that is asked to stop', () => {
  const servers = serversForEach();
  const storedNames = () => storedRows(servers.databaseFile, 'select name from contact_requests');

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'answers open requests, but ends open calendars, before %s ends it',
    async (signal) => {
      const server = await servers.start({ DRAIN_SECONDS: '1' });
      const calendar = await openSlotEvents(server.url, 1);
      await calendar.next();
      const form = await halfSentForm(server.url);
      server.process.kill(signal);
      await untilItRefuses(server.url);
      await calendar.ended;
      form.sendTheRest();
      expect(await form.answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(await server.ended).toBe(0);
      expect(storedNames()).toEqual([{ name: wireContactRequest.name }]);
      const logged = server.output().match(/^\{.*\}$/gm) ?? [];
      expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({ msg: 'the server is stopping', signal }),
        expect.objectContaining({ msg: 'the server has stopped', ms: expect.any(Number) as number }),
      ]);
    },
  );

  it('reports not ready but keeps answering before it stops', async () => {
    const server = await servers.start({ DRAIN_SECONDS: '60' });
    expect((await fetch(server.url + HEALTH.ready)).status).toBe(200);
    server.process.kill('SIGTERM');
    let answer = await fetch(server.url + HEALTH.ready);
    while (answer.ok) answer = await fetch(server.url + HEALTH.ready);
    expect(answer.status).toBe(503);
    expect((await fetchCall(server.url, 'contactRequest', wireContactRequest)).status).toBe(200);
    server.process.kill('SIGTERM');
    await server.ended;
    expect(storedNames()).toEqual([{ name: wireContactRequest.name }]);
  });

  it('answers every request that arrives until it refuses connections, new ones and kept ones alike', async () => {
    const server = await servers.start();
    let answered = 0;
    const ends = new Set<string>();
    const client = async (keepAlive: boolean): Promise<void> => {
      const agent = new Agent({ keepAlive });
      for (;;) {
        const error = await requestOnce(server.url + CALLS.doctors, agent);
        if (error !== undefined) {
          ends.add(error);
          return;
        }
        answered += 1;
      }
    };
    const clients = Array.from({ length: 16 }, (_, index) => client(index % 2 === 0));
    await until(() => answered > 200);
    server.process.kill('SIGTERM');
    await Promise.all(clients);
    expect([...ends]).toEqual(['ECONNREFUSED']);
    expect(await server.ended).toBe(0);
  });

  it('ends at once at a second signal', async () => {
    const server = await servers.start();
    const form = await halfSentForm(server.url);
    server.process.kill('SIGTERM');
    await untilItRefuses(server.url);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(1);
    expect(await form.answer).toBe('');
  });
});
