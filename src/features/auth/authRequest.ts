import type { Account, Credentials, IdentityProvider, PopupProvider, Registration } from './identityProvider';

/** Everything that a screen can ask of the capability. */
export type AuthRequest =
  | { readonly kind: 'whoIsSignedIn' }
  | { readonly kind: 'register'; readonly registration: Registration }
  | { readonly kind: 'logIn'; readonly credentials: Credentials }
  | { readonly kind: 'signInWith'; readonly provider: PopupProvider }
  | { readonly kind: 'sendCode'; readonly phone: string }
  | { readonly kind: 'confirmCode'; readonly code: string }
  | { readonly kind: 'resetPassword'; readonly email: string }
  | { readonly kind: 'signOut' };

export type AuthOutcome =
  | { readonly kind: 'account'; readonly account: Account | null }
  /** The account may be a new one. */
  | { readonly kind: 'registered'; readonly account: Account }
  | { readonly kind: 'codeSent'; readonly verificationId: string }
  | { readonly kind: 'resetSent' }
  | { readonly kind: 'signedOut' };

/**
 * @param verificationId of the code that was sent last, or '' when there is none
 * @returns rejects with the provider's own error
 */
export async function carryOut(
  provider: IdentityProvider,
  request: AuthRequest,
  verificationId: string,
): Promise<AuthOutcome> {
  switch (request.kind) {
    case 'whoIsSignedIn':
      return { kind: 'account', account: await provider.account() };
    case 'register':
      return { kind: 'registered', account: await provider.register(request.registration) };
    case 'logIn':
      return { kind: 'account', account: await provider.logIn(request.credentials) };
    case 'signInWith':
      return { kind: 'registered', account: await provider.signInWith(request.provider) };
    case 'sendCode':
      return { kind: 'codeSent', verificationId: await provider.sendCode(request.phone) };
    case 'confirmCode':
      return {
        kind: 'account',
        account: await provider.confirmCode({ verificationId, code: request.code }),
      };
    case 'resetPassword':
      await provider.sendPasswordReset(request.email);
      return { kind: 'resetSent' };
    case 'signOut':
      await provider.signOut();
      return { kind: 'signedOut' };
  }
}
