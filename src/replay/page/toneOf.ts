import type { NotificationTone } from '../../features/notifications/notification';
import { iconId, type IconName } from '../../ui/iconNames';
import { color } from '../../ui/tokens';
import type { Announced } from './readPage';

/** Said here once more, so that a card that takes one tone's look for the other's is noticed. */
const LOOKS: Readonly<Record<NotificationTone, { readonly icon: IconName; readonly color: string }>> = {
  success: { icon: 'CircleCheck', color: color.brand },
  error: { icon: 'CircleAlert', color: color.danger },
};

/** `#0b5a5e` → `rgb(11, 90, 94)`, as browsers compute colours. */
function computed(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The tone that a visitor sees in a message; what it looks like instead when its icon and colour are no tone's. */
export function toneOf({ icon, color: drawn }: Announced): string {
  const tones = Object.entries(LOOKS);
  const [tone] =
    tones.find(([, look]) => icon === `#${iconId(look.icon)}` && drawn === computed(look.color)) ?? [];
  return tone ?? `${icon || 'no icon'} in ${drawn || 'no colour'}`;
}
