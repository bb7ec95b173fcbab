import { useState } from 'react';
import { Icon } from '../../../ui/Icon';
import { StateChart } from '../chart/StateChart';
import type { PanelTools } from './panelTools';
import { useStore } from './useStore';
import { ContextTree } from './ContextTree';
import { LogList } from './LogList';
import { Bars, Corner, Dock, Quiet, Room, Sections, ToolButton } from './panelParts';
import { PanelSection } from './PanelSection';
import { PlayBar } from './PlayBar';
import { StepList } from './StepList';
import { ToolBar } from './ToolBar';

/** Survives a page that is loaded anew. */
const OPEN_KEY = 'qa-panel-open';

/** The QA panel: a button in the corner, or a dock below the page. */
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

function OpenPanel({ tools, onClose }: { readonly tools: PanelTools; readonly onClose: () => void }) {
  const { watched } = useStore(tools.watch);
  const { scenario } = useStore(tools.player);
  return (
    <>
      <Room />
      <Dock aria-label="Panou QA">
        <Bars>
          <ToolBar tools={tools} onClose={onClose} />
          {scenario !== null && (
            <PlayBar player={tools.player} scenario={scenario} machine={watched?.machine} />
          )}
        </Bars>
        <Sections>
          <PanelSection title="Diagrama stărilor">
            {watched === null ? (
              <Quiet>Pagina aceasta nu are formular. Deschideți Programare sau Contact.</Quiet>
            ) : (
              <StateChart machine={watched.logic} current={watched.current} taken={watched.taken} />
            )}
          </PanelSection>
          {scenario !== null && (
            <PanelSection title="Pașii scenariului">
              <StepList player={tools.player} scenario={scenario} />
            </PanelSection>
          )}
          <PanelSection title="Jurnalul evenimentelor">
            <LogList log={tools.log} />
          </PanelSection>
          <PanelSection title="Contextul mașinii">
            {watched !== null && <ContextTree value={watched.snapshot.context as object} />}
          </PanelSection>
        </Sections>
      </Dock>
    </>
  );
}
