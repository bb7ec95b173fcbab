import { useState } from 'react';
import { Icon } from '../../../ui/Icon';
import type { PanelTools } from './panelTools';
import { PointForm } from './PointForm';
import { useStore } from './useStore';
import { ExportForm } from './ExportForm';
import { Bars, Code, Corner, Dock, DockRoom, Quiet, Scroll, ToolButton } from './panelParts';
import { PlayBar } from './PlayBar';
import { ServerOrders } from './ServerOrders';
import { StateStrip } from './StateStrip';
import { StepList } from './StepList';
import { ToolBar } from './ToolBar';

/** Storage key; keeps the panel open after a reload. */
const OPEN_KEY = 'qa-panel-open';

/** Renders the QA panel: a button in the corner, or a dock below or above the page. */
export function Panel({ tools }: { readonly tools: PanelTools }) {
  const [isOpen, setIsOpen] = useState(() => sessionStorage.getItem(OPEN_KEY) !== null);
  const show = (open: boolean): void => {
    if (open) sessionStorage.setItem(OPEN_KEY, 'yes');
    else sessionStorage.removeItem(OPEN_KEY);
    setIsOpen(open);
  };
  if (isOpen) return <OpenPanel tools={tools} onClose={() => show(false)} />;
  return (
    <Corner aria-label="Panou QA">
      <ToolButton onClick={() => show(true)}>
        <Icon name="ClipboardList" size={20} />
        Panou QA
      </ToolButton>
    </Corner>
  );
}

/** Storage key; keeps the dock above the page after a reload. */
const TOP_KEY = 'qa-panel-top';

function OpenPanel({ tools, onClose }: { readonly tools: PanelTools; readonly onClose: () => void }) {
  const [isTop, setIsTop] = useState(() => sessionStorage.getItem(TOP_KEY) !== null);
  const { watch, tap, player, recorder, pointer } = tools;
  const { watched } = useStore(watch);
  const { scenario, position } = useStore(player);
  const { isRecording, recording } = useStore(recorder);
  const { pointed } = useStore(pointer);
  const move = (): void => {
    if (isTop) sessionStorage.removeItem(TOP_KEY);
    else sessionStorage.setItem(TOP_KEY, 'yes');
    setIsTop(!isTop);
  };
  return (
    <>
      <DockRoom $isTop={isTop} />
      <Dock aria-label="Panou QA" $isTop={isTop}>
        <Bars>
          <ToolBar tools={tools} onMove={move} onClose={onClose} />
          {watched !== null && <StateStrip watched={watched} />}
          {scenario !== null && !isRecording && (
            <>
              <PlayBar player={player} scenario={scenario} machine={watched?.machine} />
              <ExportForm key={recording?.startedAt ?? scenario.title} tools={tools} scenario={scenario} />
            </>
          )}
          {pointed !== null && (
            <PointForm
              key={`${pointed.name} ${pointed.text}`}
              pointed={pointed}
              onExpect={(expectation) =>
                isRecording
                  ? recorder.expect(expectation)
                  : player.expect(Math.max(0, position - 1), expectation)
              }
              onClose={() => pointer.clear()}
            />
          )}
          {watched !== null && <ServerOrders tap={tap} machine={watched.machine} />}
        </Bars>
        <Scroll role="group" aria-label="Pași și context" tabIndex={0}>
          {scenario !== null && !isRecording && (
            <section aria-label="Pașii scenariului">
              <StepList player={player} scenario={scenario} />
            </section>
          )}
          {watched === null ? (
            <Quiet>Pagina aceasta nu are formular. Deschideți Programare sau Contact.</Quiet>
          ) : (
            <details>
              <summary>Contextul mașinii</summary>
              <Code as="pre">{JSON.stringify(watched.snapshot.context, undefined, 2)}</Code>
            </details>
          )}
        </Scroll>
      </Dock>
    </>
  );
}
