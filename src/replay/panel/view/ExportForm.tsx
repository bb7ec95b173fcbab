import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { fileName, printScenario } from '../../scenario/printScenario';
import type { Scenario } from '../../scenario/scenario';
import { UNTITLED, type PanelTools } from './panelTools';
import { scenarioDraft } from '../record/scenarioDraft';
import { Bar, Input, ToolButton } from './panelParts';
import { useStore } from './useStore';

interface ExportFormProps {
  readonly tools: PanelTools;
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
export function ExportForm({ tools: { recorder, player }, scenario }: ExportFormProps) {
  const { recording } = useStore(recorder);
  // What is being played takes the focus, and may not have its expectations yet.
  const isWaiting = useStore(player).status === 'playing';
  const [title, setTitle] = useState(scenario.title === UNTITLED ? '' : scenario.title);
  return (
    <form
      aria-label="Export"
      onSubmit={(event) => {
        event.preventDefault();
        download(`${fileName(title)}.json`, printScenario({ ...scenario, title }));
        recorder.discard();
        player.rename(title);
      }}
    >
      <Bar>
        <label htmlFor="qa-title">Ce s-a întâmplat</label>
        <Input
          id="qa-title"
          required
          disabled={isWaiting}
          value={title}
          placeholder="Serverul cade la trimitere: apare mesajul, datele rămân"
          onChange={({ target }) => setTitle(target.value)}
        />
        {recording !== null && (
          <ToolButton
            $variant="secondary"
            onClick={() => void player.fill(scenarioDraft(recording, title || UNTITLED))}
          >
            Redă ce s-a înregistrat
          </ToolButton>
        )}
        <Button type="submit" $isSmall disabled={isWaiting}>
          Exportă scenariul
        </Button>
        <ToolButton
          $variant="quiet"
          onClick={() => {
            recorder.discard();
            void player.use(null);
          }}
        >
          Renunță
        </ToolButton>
      </Bar>
    </form>
  );
}
