/** The provider could not even be asked; the message is ours, in Romanian, while the provider's own is in English. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}
