import { IDEMPOTENCY_HEADER } from '../../../src/domain/contract';
import { escapeHtml } from '../../../src/domain/htmlEscape';
import { injectCall } from '../support/forms';
import { contactRequest, wireContactRequest } from '../support/sampleRequests';
import { storedRows } from '../support/storedRows';
import { clinicForEach } from '../support/testClinic';

describe('POST /contact-request', () => {
  const clinic = clinicForEach();

  const send = (changes: object = {}, headers: Record<string, string> = {}) =>
    injectCall(clinic.app, 'contactRequest', { ...wireContactRequest, ...changes }, { headers });
  const stored = () =>
    storedRows(clinic.databaseFile, 'select name, email, phone, subject, message from contact_requests');

  it('stores the request, and answers with the literal message and a reference', async () => {
    const answer = await send();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 200,
      message: 'Informaţiile au fost trimise cu succes.',
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
    });
    expect(stored()).toEqual([contactRequest]);
  });

  it('stores the text exactly as typed', async () => {
    const message = `<b>"Bună" & 'ziua'</b> 😀 مرحبا '; DROP TABLE contact_requests; --\nAna`;
    await send({ message: escapeHtml(message) });
    expect(stored()).toEqual([{ ...contactRequest, message }]);
  });

  it('answers 422 for a wrong field, which it names, and stores nothing', async () => {
    for (const [changes, field] of [
      [{ name: '' }, 'nume'],
      [{ email: 'ana' }, 'e-mail'],
      [{ phone: ' ' }, 'telefon'],
      [{ subject: 'a'.repeat(201) }, 'subiect'],
      [{ message: 'a\u0000b' }, 'mesaj'],
    ] as const) {
      const answer = await send(changes);
      const message = `Verificați câmpurile: ${field}.`;
      expect([answer.statusCode, answer.json()]).toEqual([422, { status: 422, message }]);
    }
    expect(stored()).toEqual([]);
  });

  it('answers 400 for a field that is missing or no text, and stores nothing', async () => {
    const message = 'Cererea nu a putut fi citită. Reîncărcați pagina și încercați din nou.';
    for (const changes of [{ subject: undefined }, { name: 7 }, { message: {} }])
      expect((await send(changes)).json()).toEqual({ status: 400, message });
    expect(stored()).toEqual([]);
  });

  it('counts the same idempotency key once', async () => {
    const key = { [IDEMPOTENCY_HEADER]: 'k' };
    const first = await send({}, key);
    expect((await send({}, key)).body).toBe(first.body);
    expect((await send({ name: 'Ion' }, key)).statusCode).toBe(422);
    expect(stored()).toHaveLength(1);
  });
});
