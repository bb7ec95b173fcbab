import { dialled } from '../../domain/dialled';

/** A number that can be pressed. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${dialled(number)}`} style={{ whiteSpace: 'nowrap' }}>
      {number}
    </a>
  );
}
