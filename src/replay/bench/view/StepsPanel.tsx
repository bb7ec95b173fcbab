import { useState } from 'react';
import { useStore } from '../../page/store';
import type { BenchProps } from './benchStore';
import { PanelHead, ProblemText, Quiet, Scroll, BenchSide, Title, ToolButton } from './parts';
import { PlayBar } from './PlayBar';
import { linkedScenario } from './scenarioLink';
import { Timeline } from './Timeline';
import { useShownScenario } from './useShownScenario';

/** Copies the open scenario's link, and says so until it loses the focus. */
function LinkButton() {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(window.location.href).then(() => setIsCopied(true));
  return (
    <ToolButton $variant="quiet" onClick={() => void copy()} onBlur={() => setIsCopied(false)}>
      {isCopied ? 'Copiat' : 'Copiază linkul'}
    </ToolButton>
  );
}

/** Renders the steps of the recording or of the loaded scenario. */
export function StepsPanel({ bench }: BenchProps) {
  const { fileProblem } = useStore(bench);
  const { problem, isUnsaved } = useStore(bench.player);
  const { scenario, isRecording } = useShownScenario(bench);
  // A browser copies only on a page of https or of this machine.
  const isLinked = !isRecording && !isUnsaved && 'clipboard' in navigator && linkedScenario() !== null;
  if (fileProblem !== '')
    return (
      <BenchSide aria-label="Pașii scenariului">
        <Scroll>
          <ProblemText role="alert">{fileProblem}</ProblemText>
          <ToolButton onClick={() => bench.set({ fileProblem: '' })}>Închide</ToolButton>
        </Scroll>
      </BenchSide>
    );
  return (
    <BenchSide aria-label="Pașii scenariului">
      {scenario !== null && (
        <PanelHead>
          <Title style={{ flex: '1 1 8rem' }}>{scenario.title}</Title>
          {isRecording && <Quiet>Țineți Alt și apăsați pe ce ar trebui să fie altfel.</Quiet>}
          {isLinked && <LinkButton key={scenario.title} />}
        </PanelHead>
      )}
      {scenario !== null && !isRecording && <PlayBar bench={bench} />}
      <Scroll>
        {problem !== '' && <ProblemText role="alert">{problem}</ProblemText>}
        {scenario === null && (
          <Quiet>
            Înregistrați o vizită pe pagina din mijloc, sau încărcați fișierul unui scenariu: pașii apar aici.
          </Quiet>
        )}
        {scenario?.steps.length === 0 && <Quiet>Ce faceți pe pagina din mijloc apare aici.</Quiet>}
        <Timeline bench={bench} />
      </Scroll>
    </BenchSide>
  );
}
