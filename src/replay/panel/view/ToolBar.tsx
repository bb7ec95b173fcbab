import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import type { PanelTools } from './panelTools';
import { useStore } from './useStore';
import { ExportForm } from './ExportForm';
import { Badge, Bar, Name, Push } from './panelParts';
import { FormError } from './FormError';

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
          <Button type="button" $small onClick={() => desk.stop()}>
            Oprește înregistrarea
          </Button>
        ) : (
          <Button
            type="button"
            $small
            disabled={watched === null || status !== 'idle'}
            onClick={() => desk.start()}
          >
            Înregistrează
          </Button>
        )}
        <Button
          type="button"
          $small
          $tone="secondary"
          disabled={isRecording}
          onClick={() => chooser.current?.click()}
        >
          Încarcă un scenariu
        </Button>
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
        <Button type="button" $small $tone="quiet" onClick={onClose}>
          Ascunde panoul
        </Button>
      </Bar>
      {problem !== '' && <FormError role="alert">{problem}</FormError>}
      {recording !== null && <ExportForm recording={recording} desk={desk} />}
    </>
  );
}
