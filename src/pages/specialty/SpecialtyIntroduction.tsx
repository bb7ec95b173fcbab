import type { SpecialtyTexts } from '../../content/specialty';
import { EmergencyCards } from '../../layout/EmergencyCards';
import { Stack } from '../../ui/layout';
import { TickList } from '../../ui/TickList';
import { hues, measure } from '../../ui/tokens';

export function SpecialtyIntroduction({ specialty }: { readonly specialty: SpecialtyTexts }) {
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
        <TickList items={reasons.items} mark={hues[key].base} />
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
