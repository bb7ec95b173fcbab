import type { FirebaseSeams } from './firebaseIdentityProvider';
import type { IdentityProvider } from './identityProvider';
import { identitySettings } from './identitySettings';
import { UnavailableError } from './unavailableError';

const loadFirebase = () => import(/* webpackChunkName: "identity" */ './firebaseIdentityProvider');

async function load(loadSeams: () => Promise<Partial<FirebaseSeams>>): Promise<IdentityProvider> {
  const settings = identitySettings();
  if (settings === null) throw new UnavailableError('Autentificarea nu este configurată pe acest site.');
  const [{ firebaseIdentityProvider }, seams] = await Promise.all([loadFirebase(), loadSeams()]).catch(() => {
    throw new UnavailableError(
      'Autentificarea nu s-a putut încărca. Verificați conexiunea la internet și încercați din nou.',
    );
  });
  return firebaseIdentityProvider(settings, seams);
}

/**
 * @param loadSeams for tests only
 * @returns a function that fetches the provider's code when it is first called, and again after a failure; it
 * rejects with an UnavailableError when no provider is configured or its code cannot be fetched
 */
export function identityProviderLoader(
  loadSeams: () => Promise<Partial<FirebaseSeams>> = () => Promise.resolve({}),
): () => Promise<IdentityProvider> {
  let loaded: Promise<IdentityProvider> | null = null;
  return () => {
    loaded ??= load(loadSeams).catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}

/** The provider that this build was configured for; one for the whole page. */
export const loadIdentityProvider = identityProviderLoader();
