import { useRef } from 'react';
import type { PanelTools } from './panelTools';
import { useStore } from './useStore';
import { ExportForm } from './ExportForm';
import { Badge, Bar, FormError, Name, Push, ToolButton } from './panelParts';

interface ToolBarProps {
  readonly tools: PanelTools;
  readonly onClose: () => void;
}

/** What one can do with the panel: record, export, load, hide. */
export function ToolBar({ tools: { watch, desk, player }, onClose }: ToolBarProps) {
  const { watched } = useStore(watch);
  const { isRecording, recording } = useStore(desk);
  const { status, problem } = useStore(player);
  const chooser = useRef<HTMLInputElement>(null);

  return (
    <>
      <Bar>
        <Name>Panou QA</Name>
        {watched !== null && (
          <Badge>
            {watched.machine} · {watched.state}
          </Badge>
        )}
        {isRecording && <Badge $isHot>● se înregistrează</Badge>}
        <Push />
        {isRecording ? (
          <ToolButton onClick={() => desk.stop()}>Oprește înregistrarea</ToolButton>
        ) : (
          <ToolButton disabled={watched === null || status !== 'idle'} onClick={() => desk.start()}>
            Înregistrează
          </ToolButton>
        )}
        <ToolButton $tone="secondary" disabled={isRecording} onClick={() => chooser.current?.click()}>
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
            if (file) void player.load(file);
            // The same file may be chosen again after it was changed.
            target.value = '';
          }}
        />
        <ToolButton $tone="quiet" onClick={onClose}>
          Ascunde panoul
        </ToolButton>
      </Bar>
      {problem !== '' && <FormError role="alert">{problem}</FormError>}
      {recording !== null && <ExportForm recording={recording} desk={desk} />}
    </>
  );
}
