import { useRef } from 'react';
import { styled } from 'styled-components';
import { onDark, space } from '../../../ui/tokens';
import { useStore } from '../../page/store';
import type { Tools } from '../frame/openTools';
import type { BenchProps } from './benchStore';
import { ExportForm } from './ExportForm';
import { Badge, Title, ToolButton, ToolRow } from './parts';

const BenchHeader = styled(ToolRow)`
  grid-column: 1 / -1;
  min-height: 3.5rem;
  padding: ${space[2]} ${space[4]};
  ${onDark}
`;

interface BenchBarProps extends BenchProps {
  readonly tools: Tools;
  /** Opens or closes the list of scenarios. */
  readonly onList: () => void;
}

export function BenchBar({ bench, tools, onList }: BenchBarProps) {
  const { fileProblem, isLeaving, recording } = useStore(bench);
  const { watched } = useStore(tools.watch);
  const { status, scenario } = useStore(bench.player);
  const isRecording = recording !== null;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <BenchHeader as="header">
      <Title as="h1">Banc QA</Title>
      <ToolButton $variant="onBrandQuiet" onClick={onList}>
        Scenarii
      </ToolButton>
      <ToolButton
        $variant="onBrand"
        disabled={!isRecording && (isLeaving || watched === null || status === 'playing')}
        // The second press of a double click would hit the button that replaced the first.
        onClick={({ detail }) => detail < 2 && void (isRecording ? bench.stopRecording() : bench.record())}
      >
        {isRecording ? 'Oprește înregistrarea' : 'Înregistrează'}
      </ToolButton>
      <ToolButton $variant="onBrandQuiet" disabled={isRecording} onClick={() => chooser.current?.click()}>
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
          if (file) void bench.load(file);
          // Reset, so that the same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
      {isRecording && <Badge $isHot>● se înregistrează</Badge>}
      {scenario !== null && !isRecording && fileProblem === '' && (
        <ExportForm key={scenario.title} bench={bench} scenario={scenario} />
      )}
    </BenchHeader>
  );
}
