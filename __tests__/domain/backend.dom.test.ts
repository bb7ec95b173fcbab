import { backendAddress } from '../../src/domain/backend';

const before = process.env.BACKEND_URL;
afterEach(() => {
  if (before === undefined) delete process.env.BACKEND_URL;
  else process.env.BACKEND_URL = before;
});

test('without a setting, calls go to the site’s own server', () => {
  delete process.env.BACKEND_URL;
  expect(backendAddress('/x')).toBe(`${window.location.origin}/x`);
});

test.each(['https://api.exemplu.example/v1', 'https://api.exemplu.example/v1/'])(
  'calls to another server go to %s',
  (url) => {
    process.env.BACKEND_URL = url;
    expect(backendAddress('/x')).toBe('https://api.exemplu.example/v1/x');
  },
);
