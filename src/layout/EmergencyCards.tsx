import type { EmergencySigns } from '../content/emergency/emergencySigns';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/Stack';
import { PhoneLink } from '../ui/text/PhoneLink';
import { Tick, TickList } from '../ui/text/TickList';
import { color, hues } from '../ui/tokens';

interface SignsProps {
  readonly signs: readonly string[];
  readonly mark: string;
}

function Signs({ signs, mark }: SignsProps) {
  return (
    <TickList role="list">
      {signs.map((sign) => (
        <Tick key={sign} $mark={mark}>
          {sign}
        </Tick>
      ))}
    </TickList>
  );
}

/** Warning signs in two cards, the more urgent first. */
export function EmergencyCards({ call, today }: EmergencySigns) {
  return (
    <Stack $gap={4}>
      <Notice variant="danger">
        <h3>
          Sunați la <PhoneLink number="112" /> dacă
        </h3>
        <Signs signs={call} mark={color.danger} />
      </Notice>
      {today.length > 0 && (
        <Notice variant="warning">
          <h3>Mergeți la urgențe astăzi dacă</h3>
          <Signs signs={today} mark={hues.rheumatology.deep} />
        </Notice>
      )}
    </Stack>
  );
}
