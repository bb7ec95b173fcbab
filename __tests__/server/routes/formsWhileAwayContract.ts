import { postedForms, POSTED_MESSAGE, POSTED_PATIENT, remembered, valueOf } from '../support/postedForms';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder';
import { until } from '../support/testPost';

/** Data that a server can write, and not, and again. */
interface DataThatGo {
  readonly databaseUrl: string;
  readonly takeAway: () => Promise<void>;
  readonly bringBack: () => Promise<void>;
  readonly rows: (query: string) => Promise<unknown[]>;
  readonly remove: () => Promise<void>;
}

/** @param prepare what is given a folder of the test's own */
export function describeFormsWhileAway(
  engine: string,
  prepare: (folder: string) => Promise<DataThatGo>,
): void {
  describe(`both forms without scripts, while ${engine} is away`, () => {
    let folder: TemporaryFolder;
    let data: DataThatGo;
    let server: ServerProcess;
    beforeAll(async () => {
      folder = await temporaryFolder();
      data = await prepare(folder.path);
      server = await startServer(folder.path, { DATABASE_URL: data.databaseUrl, LOG_LEVEL: 'silent' });
    });
    afterAll(async () => {
      server.process.kill('SIGKILL');
      await server.ended;
      await data.remove();
      await folder.remove();
    });
    const { post, withTime } = postedForms(() => server.url);

    it('come back with all that was typed and the chosen time, and are sent once when they are sent again', async () => {
      const { form } = await withTime(POSTED_PATIENT);
      await data.takeAway();
      // Longer than what the server has read before is good for.
      await new Promise((resolve) => setTimeout(resolve, 5_500));
      const [booking, message] = await Promise.all([
        post('/programare', form),
        post('/contact', POSTED_MESSAGE),
      ]);
      for (const { status, headers } of [booking, message]) {
        expect(status).toBe(503);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        expect(headers.get('cache-control')).toBe('no-store');
      }
      expect(booking.html).toContain('Programarea nu s-a trimis sau răspunsul s-a pierdut');
      expect(message.html).toContain('Mesajul nu a fost trimis sau răspunsul s-a pierdut');
      expect(valueOf(booking.html, 'client_email')).toBe(POSTED_PATIENT.client_email);
      expect(valueOf(message.html, 'subject')).toBe(POSTED_MESSAGE.subject);
      // The same attempts, so that neither is kept twice if it was kept and only its answer was lost.
      expect({ ...form, ...remembered(booking.html) }).toEqual(form);
      expect(remembered(message.html)).toEqual({});

      await data.bringBack();
      await until(async () => (await post('/contact', POSTED_MESSAGE)).status === 200);
      expect((await post('/programare', form)).html).toContain('Informatiile au fost trimise cu succes.');
      expect(await data.rows('select name from contact_requests')).toHaveLength(1);
      expect(await data.rows('select last_name from appointments')).toHaveLength(1);
    });
  });
}
