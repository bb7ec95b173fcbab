import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// A backend as a developer writes it from the specification alone: plain node:http, nothing of this project.

const SERVICES = [
  { id: 1, medical_field_name: 'Reumatologie' },
  { id: 2, medical_field_name: 'Cardiologie' },
];
const DOCTORS = [
  { id: 1, first_name: 'Anca', last_name: 'Rusu', medical_field_id: 1 },
  { id: 2, first_name: 'Radu', last_name: 'Câmpean', medical_field_id: 2 },
  { id: 501, first_name: 'Ioana', last_name: 'Mureşan', medical_field_id: 2 },
];
const SLOTS = [0, 1, 2, 3, 4].map((day) => ({
  slot: { id: 9000 + day, day, start_time: '10:00', end_time: '10:30' },
  appointments: [],
  hasAppointments: false,
}));

const LISTS: Readonly<Record<string, unknown>> = {
  '/fetch-medical-fields': SERVICES,
  '/fetch-secure-users': DOCTORS,
  '/get-user-vacation': { payload: [] },
  '/fetch-aggregated-slots-by-user-id': SLOTS,
};

type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const FORM = /name="(?:appointment|contact)"\r\n\r\n([^\r]*)/;

/** Starts it at a free port of 127.0.0.1. */
export async function startPlainBackend(allowedOrigin: string | null = '*') {
  const backend = {
    url: '',
    /** The JSON of each form that arrived, with its path. */
    received: [] as { readonly path: string; readonly form: unknown }[],
    /** The number of questions before a request, which browsers ask for unusual headers. */
    preflights: 0,
    /** Answers the two posts. */
    onPost: json(200, { status: 200 }),
    accept: () => {
      backend.onPost = json(200, { status: 200 });
    },
    /** Answers other than the usual lists. */
    lists: {} as Record<string, unknown>,
    refuse: () => {
      backend.onPost = json(400, { status: 400, message: 'no' });
    },
    fail: () => {
      backend.onPost = json(502, { status: 502 });
    },
    /** Accepts posts after `ms`. */
    delay: (ms: number) => {
      backend.onPost = (response) => {
        setTimeout(() => json(200, { status: 200 })(response), ms);
      };
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (allowedOrigin !== null) response.setHeader('access-control-allow-origin', allowedOrigin);
    const list = backend.lists[pathname] ?? LISTS[pathname];
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      if (request.method === 'OPTIONS') backend.preflights += 1;
      if (request.method === 'GET' && list !== undefined) json(200, list)(response);
      else if (request.method === 'POST') {
        const [, text = 'null'] = FORM.exec(body) ?? [];
        backend.received.push({ path: pathname, form: JSON.parse(text) as unknown });
        backend.onPost(response);
      } else json(404, { status: 404 })(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}
