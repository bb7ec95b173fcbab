import type { Specialty } from '../../content/specialty';
import { EmergencyCards } from '../../layout/EmergencyCards';
import { Stack } from '../../ui/Stack';
import { Tick, TickList } from '../../ui/text/TickList';
import { hues, measure } from '../../ui/tokens';

/** An introduction to the specialty: when to come, and when not to wait. */
export function SpecialtyIntroduction({ specialty }: { readonly specialty: Specialty }) {
  const { key, paragraphs, reasons, emergency } = specialty;
  return (
    <Stack $gap={8}>
      <Stack $gap={4} style={{ maxWidth: measure }}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Stack>
      <Stack $gap={4}>
        <h2>{reasons.heading}</h2>
        <TickList role="list">
          {reasons.items.map((item) => (
            <Tick key={item} $mark={hues[key].base}>
              {item}
            </Tick>
          ))}
        </TickList>
      </Stack>
      {emergency !== undefined && (
        <Stack $gap={4}>
          <h2>Când să nu așteptați o programare</h2>
          <EmergencyCards {...emergency} />
        </Stack>
      )}
    </Stack>
  );
}
