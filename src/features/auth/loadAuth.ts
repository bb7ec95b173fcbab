import { identitySettings } from './identitySettings';

/** The provider could not be reached; the message is ours, in Romanian, while the provider's own are English. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

/**
 * Fetches the provider's SDK, again after a failure.
 * @throws UnavailableError when the build has no provider, or the code cannot be fetched
 */
export async function loadAuth() {
  if (identitySettings().apiKey === '')
    throw new UnavailableError('Autentificarea nu este configurată pe acest site.');
  return import(/* webpackChunkName: "identity" */ './auth').catch(() => {
    throw new UnavailableError(
      'Autentificarea nu s-a putut încărca. Verificați conexiunea la internet și încercați din nou.',
    );
  });
}

export type AuthModule = Awaited<ReturnType<typeof loadAuth>>;
