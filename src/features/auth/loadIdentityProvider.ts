import type { IdentityProvider } from './identityProvider';
import { identitySettings } from './identitySettings';
import { UnavailableError } from './unavailableError';

const loadFirebase = () => import(/* webpackChunkName: "identity" */ './firebaseIdentityProvider');

async function load(): Promise<IdentityProvider> {
  const settings = identitySettings();
  if (settings === null) throw new UnavailableError('Autentificarea nu este configurată pe acest site.');
  const { firebaseIdentityProvider } = await loadFirebase().catch(() => {
    throw new UnavailableError(
      'Autentificarea nu s-a putut încărca. Verificați conexiunea la internet și încercați din nou.',
    );
  });
  return firebaseIdentityProvider(settings);
}

let loaded: Promise<IdentityProvider> | null = null;

/**
 * The provider that this build was configured for, one for the whole page. Its code is fetched by the first call,
 * and again after a failure. Rejects with an UnavailableError when none is configured or it cannot be fetched.
 */
export function loadIdentityProvider(): Promise<IdentityProvider> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
