import { toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { wireDate, doctorRow, wireId, serviceRow, slotRow, wireTime, vacationRow } from '../../api/answers';
import { CALLS, FORM_FIELD, IDEMPOTENCY_HEADER } from '../../domain/contract';
import { appointmentSchema, contactRequestSchema } from '../../domain/contractRequests';

/** The rows that the site reads, in every spelling that it accepts, and the texts that it sends. */
const SCHEMAS = {
  Id: wireId,
  Date: wireDate,
  Time: wireTime,
  Service: serviceRow,
  Doctor: doctorRow,
  Vacation: vacationRow,
  Slot: slotRow,
  Appointment: v.object({ ...appointmentSchema.entries, user_appointment_id: wireId, user_id: wireId }),
  ContactRequest: contactRequestSchema,
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  Id: 'Compared as text, and sent back as it came.',
  Date: 'YYYY-MM-DD, or an instant, of which the date in Europe/Bucharest counts.',
  Time: 'HH:mm in Europe/Bucharest.',
  Slot: 'An hour of every week; day 0 is Monday. Without appointments, hasAppointments has to be false.',
  Vacation: 'Days off, both ends included. Without an end that can be read, all days after the first.',
  Appointment:
    'Texts are HTML-escaped, without spaces at their ends, and phones and addresses without invisible characters; the date is YYYY-MM-DD.',
};

const refTo = (name: string) => `#/components/schemas/${name}`;

const SETTINGS = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // A check that a date exists has no form in JSON Schema.
  ignoreActions: ['check'],
  overrideRef: ({ referenceId }) => refTo(referenceId),
} as const satisfies ConversionConfig;

const answers = (schema: object) => ({
  responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
});

/** A list alone, or in one of two fields. */
const listOf = (row: keyof typeof SCHEMAS, ...more: readonly object[]) => {
  const list = { type: 'array', items: { $ref: refTo(row) } };
  const inField = (field: string) => ({ type: 'object', properties: { [field]: list }, required: [field] });
  return { anyOf: [list, inField('payload'), inField('data'), ...more] };
};

const NO_DAYS_OFF = { type: 'object', properties: { payload: { type: 'null' } }, required: ['payload'] };

const query = (name: string) => [
  { name, in: 'query', required: true, description: 'The doctor.', schema: { $ref: refTo('Id') } },
];

const post = (call: keyof typeof FORM_FIELD, sent: keyof typeof SCHEMAS) => {
  const field = FORM_FIELD[call];
  const text = { type: 'string', contentMediaType: 'application/json', contentSchema: { $ref: refTo(sent) } };
  const form = { type: 'object', properties: { [field]: text }, required: [field] };
  const key = {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    description:
      'Sent if the site was built with BACKEND_IDEMPOTENCY=1; a repeated key gets the first answer.',
    schema: { type: 'string' },
  };
  const reference = { type: 'string', description: 'The clinic’s code, shown with the receipt.' };
  const link = { type: 'string', description: 'Path, on the site, of the appointment’s own page.' };
  const shown = call === 'createAppointment' ? { reference, link } : {};
  const properties = { status: { const: 200 }, ...shown };
  const accepted = { type: 'object', properties, required: ['status'] };
  return {
    post: {
      parameters: [key],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
      responses: {
        200: {
          description: 'Accepted if the body’s status is 200; otherwise not accepted.',
          content: { 'application/json': { schema: accepted } },
        },
        ...(call === 'createAppointment' && { 409: { description: 'The time is taken.' } }),
        default: { description: 'Refused below 500; from 500 on the page does not know what happened.' },
      },
    },
  };
};

/** Returns the content of src/domain/openapi.json. */
export function openApi(): object {
  const schemas = Object.entries(toJsonSchemaDefs(SCHEMAS, SETTINGS));
  const described = Object.fromEntries(
    schemas.map(([name, schema]) => [name, { description: DESCRIPTIONS[name], ...schema }]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Clinic website',
      version: '1.0.0',
      description:
        'The six calls of a backend, as the site sends them and reads their answers. ' +
        'A row that cannot be understood is left out. ' +
        'A browser reads the answers only with Access-Control-Allow-Origin for the site.',
    },
    servers: [{ url: 'https://api.example.ro', description: 'BACKEND_URL' }],
    paths: {
      [CALLS.services]: { get: answers(listOf('Service')) },
      [CALLS.doctors]: { get: answers(listOf('Doctor')) },
      [CALLS.vacations]: { get: { parameters: query('id'), ...answers(listOf('Vacation', NO_DAYS_OFF)) } },
      [CALLS.slots]: { get: { parameters: query('user_id'), ...answers(listOf('Slot')) } },
      [CALLS.createAppointment]: post('createAppointment', 'Appointment'),
      [CALLS.contactRequest]: post('contactRequest', 'ContactRequest'),
    },
    components: { schemas: described },
  };
}
