import type { EmergencySigns } from '../content/emergency/emergencySigns';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/layout';
import { PhoneLink } from '../ui/links';
import { TickList } from '../ui/TickList';
import { color } from '../ui/tokens';

/** Warning signs in two cards, the more urgent first. */
export function EmergencyCards({ call, today }: EmergencySigns) {
  return (
    <Stack $gap={4}>
      <Notice variant="danger">
        <h3>
          Sunați la <PhoneLink number="112" /> dacă
        </h3>
        <TickList items={call} mark={color.danger} />
      </Notice>
      {today.length > 0 && (
        <Notice variant="warning">
          <h3>Mergeți la urgențe astăzi dacă</h3>
          <TickList items={today} mark={color.warning} />
        </Notice>
      )}
    </Stack>
  );
}
