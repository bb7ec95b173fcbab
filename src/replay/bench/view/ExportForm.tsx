import { styled } from 'styled-components';
import { useStore } from '../../page/store';
import { fileName, printScenario } from '../../scenario/printScenario';
import type { Scenario } from '../../scenario/scenario';
import { UNTITLED } from '../record/toScenario';
import type { BenchProps } from './benchStore';
import { Input, ToolButton, ToolRow, handleSubmit } from './parts';

const OneRow = styled(ToolRow)`
  flex: 1 1 26rem;
  flex-wrap: nowrap;
`;

interface ExportFormProps extends BenchProps {
  readonly scenario: Scenario;
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Sets a scenario's title and saves it. */
export function ExportForm({ bench, scenario }: ExportFormProps) {
  const { player } = bench;
  // A scenario that is being played may not have its expectations yet.
  const isWaiting = useStore(player).status === 'playing';
  return (
    <OneRow
      as="form"
      aria-label="Export"
      onSubmit={handleSubmit((textOf) => {
        if (isWaiting) return;
        const title = textOf('title');
        if (title.trim() === '') {
          player.set({ note: 'Scrieți întâi ce ar trebui să se întâmple, sus, lângă „Exportă scenariul”.' });
          return;
        }
        const name = `${fileName(title)}.json`;
        download(name, printScenario({ ...scenario, title }));
        player.set({ scenario: { ...scenario, title }, isUnsaved: false, note: `Salvat: ${name}` });
      })}
    >
      <Input
        aria-label="Ce ar trebui să se întâmple"
        disabled={isWaiting}
        name="title"
        defaultValue={scenario.title === UNTITLED ? '' : scenario.title}
        placeholder="Ce ar trebui să se întâmple: serverul cade la trimitere, datele rămân"
      />
      <ToolButton type="submit" $variant="onBrand" disabled={isWaiting}>
        Exportă scenariul
      </ToolButton>
      <ToolButton $variant="onBrandQuiet" onClick={() => bench.discard() && void player.use(null)}>
        Renunță
      </ToolButton>
    </OneRow>
  );
}
