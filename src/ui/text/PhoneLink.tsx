import { toTelNumber } from '../../domain/toTelNumber';

interface Props {
  readonly number: string;
  readonly className?: string;
}

/** A number that can be pressed. */
export function PhoneLink({ number, className }: Props) {
  return (
    <a className={className} href={`tel:${toTelNumber(number)}`} style={{ whiteSpace: 'nowrap' }}>
      {number}
    </a>
  );
}
