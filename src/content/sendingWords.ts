import { sendsKeys } from '../domain/backend';

/** A form's own words about an attempt. */
export interface SendingWords {
  /** Announced to screen readers while it is being sent. */
  readonly busy: string;
  /** A sentence about an attempt that the server refused, without its full stop. */
  readonly refused: string;
  /** A sentence about an attempt without an answer, without its full stop. */
  readonly lost: string;
  /** The end of a sentence that promises that a second press is harmless. */
  readonly once: string;
}

/** The end of a refusal that reaches also readers without the form, which adds the phone itself. */
export const orCall = (phone: string): string => ` Sau sunați la ${phone}.`;

/** Returns a refusal without its end, whose phone may be another by now. */
const withoutCall = (refusal: string): string => refusal.replace(/ Sau sunați la .*\.$/, '');

interface SendingState {
  readonly failure: { readonly isLost: boolean; readonly reason: string | null } | null;
  readonly isOffline: boolean;
  /** True when a lost attempt is sent again by itself once the network returns. */
  readonly isWaitingForNetwork: boolean;
  /** The beginning of a sentence about a lost attempt, once the form asks for something else; false until then. */
  readonly another?: string | false;
}

/** Returns the one message about a form's sending, up to the phone; null for none. */
export function sendingWords(state: SendingState, { refused, lost, once }: SendingWords): string | null {
  const { failure, isOffline, isWaitingForNetwork, another } = state;
  const offline = isOffline ? 'Nu aveți conexiune la internet. ' : '';
  if (another) return offline + another;
  if (failure === null && !isOffline) return null;
  if (failure === null) return `${offline}Ce ați scris rămâne. Apăsați Trimitere când revine conexiunea sau `;
  if (failure.reason !== null) return `${offline}${withoutCall(failure.reason)} Sau `;
  if (!failure.isLost) return `${offline}${refused}. Ce ați scris s-a păstrat. Încercați din nou sau `;
  if (isWaitingForNetwork)
    return `${offline}Trimitem automat când revine conexiunea; nu închideți pagina. Sau `;
  if (sendsKeys()) return `${offline}${lost}. Apăsați Trimitere din nou: ${once}. Sau `;
  // A second request would be a second booking.
  return `${offline}${lost}. Ce ați scris s-a păstrat. Înainte de a trimite din nou, `;
}
