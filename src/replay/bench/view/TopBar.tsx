import { useRef } from 'react';
import { styled } from 'styled-components';
import { onDark, space } from '../../../ui/tokens';
import type { Tools } from '../frame/tools';
import type { BenchStore } from './benchStore';
import { ExportForm } from './ExportForm';
import { Badge, Bar, Title, ToolButton } from './parts';
import { useStore } from './useStore';

const Top = styled(Bar)`
  grid-column: 1 / -1;
  flex-wrap: nowrap;
  min-height: 3.5rem;
  padding: ${space[2]} ${space[4]};
  ${onDark}
`;

interface TopBarProps {
  readonly bench: BenchStore;
  readonly tools: Tools;
  /** Opens or closes the list of scenarios. */
  readonly onList: () => void;
}

/** Renders the bench's actions: record, load, export. */
export function TopBar({ bench, tools, onList }: TopBarProps) {
  const { watch, recorder, player } = tools;
  const { isLeaving } = useStore(bench);
  const { watched } = useStore(watch);
  const { isRecording, recording } = useStore(recorder);
  const { status, scenario } = useStore(player);
  /** Asks before a recording that was not exported is lost. */
  const mayReplace = (): boolean =>
    recording === null || window.confirm('Înregistrarea nu este exportată și se pierde. Continuați?');
  /** Ignores the second press of a double click, which would hit the button that replaced the first. */
  const record = (isAgain: boolean): void => {
    if (isAgain) return;
    bench.choose(null);
    if (isRecording) recorder.stop();
    else if (mayReplace()) void player.use(null).then(() => recorder.start());
  };
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Top as="header">
      <Title as="h1">Banc QA</Title>
      <ToolButton $variant="onBrandQuiet" onClick={onList}>
        Scenarii
      </ToolButton>
      <ToolButton
        $variant="onBrand"
        disabled={!isRecording && (isLeaving || watched === null || status !== 'idle')}
        onClick={({ detail }) => record(detail > 1)}
      >
        {isRecording ? 'Oprește înregistrarea' : 'Înregistrează'}
      </ToolButton>
      <ToolButton
        $variant="onBrandQuiet"
        disabled={isRecording}
        onClick={() => mayReplace() && chooser.current?.click()}
      >
        Încarcă un scenariu
      </ToolButton>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        aria-label="Fișierul scenariului"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void bench.load(file).then((isTaken) => isTaken && recorder.discard());
          // Reset, so that the same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
      {isRecording && <Badge $isHot>● se înregistrează</Badge>}
      {scenario !== null && !isRecording && (
        <ExportForm
          key={recording?.startedAt ?? scenario.title}
          bench={bench}
          tools={tools}
          scenario={scenario}
        />
      )}
    </Top>
  );
}
