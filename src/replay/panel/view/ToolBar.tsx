import { useRef } from 'react';
import type { PanelTools } from './panelTools';
import { useStore } from './useStore';
import { Badge, Bar, FormError, Name, Push, ToolButton } from './panelParts';

interface ToolBarProps {
  readonly tools: PanelTools;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** Renders the panel's actions: record, load, move, hide. */
export function ToolBar({ tools: { watch, recorder, player }, onMove, onClose }: ToolBarProps) {
  const { watched } = useStore(watch);
  const { isRecording, recording } = useStore(recorder);
  const { status, problem } = useStore(player);
  /** Asks before a recording that was not exported is lost. */
  const mayReplace = (): boolean =>
    recording === null || window.confirm('Înregistrarea nu este exportată și se pierde. Continuați?');
  /** Ignores the second press of a double click, which would hit the button that replaced the first. */
  const record = (isAgain: boolean): void => {
    if (isAgain) return;
    if (isRecording) recorder.stop();
    else if (mayReplace()) void player.use(null).then(() => recorder.start());
  };
  const chooser = useRef<HTMLInputElement>(null);

  return (
    <>
      <Bar>
        <Name>Panou QA</Name>
        {isRecording && <Badge $isHot>● se înregistrează</Badge>}
        <Push />
        <ToolButton
          disabled={!isRecording && (watched === null || status !== 'idle')}
          onClick={({ detail }) => record(detail > 1)}
        >
          {isRecording ? 'Oprește înregistrarea' : 'Înregistrează'}
        </ToolButton>
        <ToolButton
          $variant="secondary"
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
            if (file) void player.load(file).then((isTaken) => isTaken && recorder.discard());
            // Reset, so that the same file can be chosen again after it was changed.
            target.value = '';
          }}
        />
        <ToolButton $variant="quiet" onClick={onMove}>
          Mută panoul
        </ToolButton>
        <ToolButton $variant="quiet" onClick={onClose}>
          Ascunde panoul
        </ToolButton>
      </Bar>
      {problem !== '' && <FormError role="alert">{problem}</FormError>}
    </>
  );
}
