import { ButtonLink, type ButtonLook } from '../ui/Button';
import { Icon } from '../ui/Icon';

interface Props extends Pick<ButtonLook, '$variant'> {
  /** The address of the booking page with a choice. */
  readonly to: string;
  readonly label?: string;
}

export function CalendarButton({ to, label = 'Vedeți orele libere', ...look }: Props) {
  return (
    <ButtonLink to={to} {...look}>
      <Icon name="CalendarDays" size={20} />
      {label}
    </ButtonLink>
  );
}
