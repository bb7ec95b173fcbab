import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// A backend as a developer writes it from the description of the six calls alone: plain node:http, nothing of this project.

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

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const FORM = /name="(?:appointment|contact)"\r\n\r\n([^\r]*)/;

/** Starts it at a free port of 127.0.0.1. */
export async function startPlainBackend(allowedOrigin: string | null = '*') {
  const backend = {
    url: '',
    /** The JSON of each form that arrived, with its path. */
    received: [] as { readonly path: string; readonly form: unknown }[],
    /** The number of questions before a request, which browsers ask for unusual headers. */
    preflights: 0,
    /** Answers other than the usual lists. */
    lists: {} as Record<string, unknown>,
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
      if (request.method === 'GET' && list !== undefined) answer(response, 200, list);
      else if (request.method === 'POST') {
        const [, text = 'null'] = FORM.exec(body) ?? [];
        backend.received.push({ path: pathname, form: JSON.parse(text) as unknown });
        answer(response, 200, { status: 200 });
      } else answer(response, 404, { status: 404 });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}
