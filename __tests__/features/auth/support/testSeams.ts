import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  TwitterAuthProvider,
  type OAuthCredential,
} from 'firebase/auth';
import type { FirebaseSeams } from '../../../../src/features/auth/firebaseIdentityProvider';

declare global {
  /** What somebody at the other party says, as the emulator takes it; without it the real pop-up opens. */
  var popupAnswer: string | undefined;
}

const CREDENTIALS: Record<string, (answer: string) => OAuthCredential> = {
  [GoogleAuthProvider.PROVIDER_ID]: (answer) => GoogleAuthProvider.credential(answer),
  [FacebookAuthProvider.PROVIDER_ID]: (answer) => FacebookAuthProvider.credential(answer),
  [GithubAuthProvider.PROVIDER_ID]: (answer) => GithubAuthProvider.credential(answer),
  [TwitterAuthProvider.PROVIDER_ID]: (answer) => TwitterAuthProvider.credential(answer, 'secret'),
};

/** Without internet no pop-up reaches the other party: the emulator takes what they would have said. */
export const testSeams: FirebaseSeams = {
  openPopup: (auth, provider) => {
    const credential = CREDENTIALS[provider.providerId];
    return globalThis.popupAnswer === undefined || credential === undefined
      ? signInWithPopup(auth, provider)
      : signInWithCredential(auth, credential(globalThis.popupAnswer));
  },
  prepare: (auth) => {
    auth.settings.appVerificationDisabledForTesting = true;
  },
};
