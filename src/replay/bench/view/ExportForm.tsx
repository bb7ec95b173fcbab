import { useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../ui/tokens';
import { fileName, printScenario } from '../../scenario/printScenario';
import type { Scenario } from '../../scenario/scenario';
import { UNTITLED, type Tools } from '../frame/tools';
import { scenarioDraft } from '../record/scenarioDraft';
import type { BenchStore } from './benchStore';
import { Bar, Input, ToolButton } from './parts';
import { useStore } from './useStore';

const OneRow = styled(Bar)`
  flex: 1;
  flex-wrap: nowrap;
`;

const TitleInput = styled(Input)`
  color: ${color.text};
`;

interface ExportFormProps {
  readonly bench: BenchStore;
  readonly tools: Tools;
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
export function ExportForm({ bench, tools: { recorder, player }, scenario }: ExportFormProps) {
  const { recording } = useStore(recorder);
  // A scenario that is being played may not have its expectations yet.
  const isWaiting = useStore(player).status === 'playing';
  const [title, setTitle] = useState(scenario.title === UNTITLED ? '' : scenario.title);
  return (
    <OneRow
      as="form"
      aria-label="Export"
      onSubmit={(event) => {
        event.preventDefault();
        download(`${fileName(title)}.json`, printScenario({ ...scenario, title }));
        recorder.discard();
        player.rename(title);
      }}
    >
      <TitleInput
        aria-label="Ce s-a întâmplat"
        required
        disabled={isWaiting}
        value={title}
        placeholder="Ce s-a întâmplat: serverul cade la trimitere, datele rămân"
        onChange={({ target }) => setTitle(target.value)}
      />
      {recording !== null && (
        <ToolButton
          $variant="onBrandQuiet"
          onClick={() => void bench.fill(scenarioDraft(recording, title || UNTITLED))}
        >
          Redă ce s-a înregistrat
        </ToolButton>
      )}
      <ToolButton type="submit" $variant="onBrand" disabled={isWaiting}>
        Exportă scenariul
      </ToolButton>
      <ToolButton
        $variant="onBrandQuiet"
        onClick={() => {
          recorder.discard();
          void player.use(null);
        }}
      >
        Renunță
      </ToolButton>
    </OneRow>
  );
}
