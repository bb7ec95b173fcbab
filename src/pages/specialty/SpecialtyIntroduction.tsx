import type { Specialty } from '../../content/specialty';
import { Callout } from '../../ui/text/Callout';
import { Stack } from '../../ui/grid/Stack';
import { TickList } from '../../ui/text/TickList';
import { hues, measure } from '../../ui/tokens';

/** What the specialty is about, when to come, and when not to wait. */
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
        <TickList role="list" $mark={hues[key].base}>
          {reasons.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </TickList>
      </Stack>
      {emergency !== undefined && (
        <Callout tone="warning" title="Când să nu așteptați o programare">
          {emergency}
        </Callout>
      )}
    </Stack>
  );
}
