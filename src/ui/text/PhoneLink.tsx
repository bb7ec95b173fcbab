import { toTelNumber } from '../../domain/toTelNumber';

/** A number that can be pressed. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${toTelNumber(number)}`} style={{ whiteSpace: 'nowrap' }}>
      {number}
    </a>
  );
}
