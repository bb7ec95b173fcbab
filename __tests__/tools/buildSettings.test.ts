import { readBuildSettings } from '../../src/tools/buildSettings';

const PROJECT = {
  FIREBASE_API_KEY: 'AIza-cheie',
  FIREBASE_AUTH_DOMAIN: 'clinica.firebaseapp.example',
  FIREBASE_PROJECT_ID: 'clinica',
};

test('without settings a site has no identity provider', () => {
  expect(readBuildSettings({}).identity).toBeNull();
});

test('with all three of its settings, a site has an identity provider', () => {
  expect(readBuildSettings(PROJECT).identity).toEqual({
    apiKey: 'AIza-cheie',
    authDomain: 'clinica.firebaseapp.example',
    projectId: 'clinica',
    emulatorHost: '',
  });
});

test.each(Object.keys(PROJECT))(
  'when only %s is missing, the build stops and says which belong together',
  (name) => {
    expect(() => readBuildSettings({ ...PROJECT, [name]: '' })).toThrow(
      'FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID are needed together.',
    );
  },
);

test.each([
  ['FIREBASE_AUTH_DOMAIN', 'https://clinica.firebaseapp.example'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099'],
  ['FIREBASE_AUTH_EMULATOR_HOST', "127.0.0.1; script-src 'unsafe-inline'"],
])('%s accepts only a host name: %s', (name, value) => {
  expect(() => readBuildSettings({ ...PROJECT, [name]: value })).toThrow(name);
});

test.each(['0', 'yes'])('BACKEND_IDEMPOTENCY=%s stops the build with one line that names it', (value) => {
  expect(() => readBuildSettings({ BACKEND_IDEMPOTENCY: value })).toThrow(/^BACKEND_IDEMPOTENCY [^\n]+$/);
});
