import { useEffect, useRef } from 'react';
import { visibleForm } from '../../machine/visibleForm';
import { useStore } from '../../page/store';
import type { Tools } from '../frame/openTools';
import type { BenchProps } from './benchStore';
import { Chart } from './Chart';
import { expectationLines } from '../../words/expectations';
import { StepDetails } from './StepDetails';
import { Fold, FoldSummary, Note, PanelHead, Quiet, Scroll, BenchSide } from './parts';
import { PointForm } from './PointForm';
import { Rows } from './Rows';
import { ServerOrders } from './ServerOrders';
import { useShownScenario } from './useShownScenario';

const POINT_LATER =
  'Ce ar trebui să fie altfel se arată cu Alt în timpul unei înregistrări sau după o redare: apăsați întâi „Înregistrează” sau „Redă”.';

export function Findings({ bench, tools: { watch, tap, picker } }: BenchProps & { readonly tools: Tools }) {
  const { player } = bench;
  const { watched } = useStore(watch);
  const { chosen, note, status } = useStore(player);
  const { picked } = useStore(picker);
  const { scenario, reports, isRecording, current, pointed } = useShownScenario(bench);
  const after = reports[chosen ?? -1]?.observed;
  const judged = status !== 'idle' || isRecording ? scenario : null;
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    details.current?.scrollTo(0, 0);
  }, [current]);
  return (
    <BenchSide $isRight aria-label="Starea">
      {watched && (
        <PanelHead>
          <Chart watched={watched} player={player} />
        </PanelHead>
      )}
      <Scroll ref={details} tabIndex={0} role="group" aria-label="Amănunte">
        {!watched && <Quiet>Pagina nu are formular: scrieți sus /programare sau /contact.</Quiet>}
        {picked &&
          (judged === null ? (
            <Quiet role="status">{POINT_LATER}</Quiet>
          ) : (
            <PointForm
              key={`${picked.name} ${picked.text}`}
              picked={picked}
              scenario={judged}
              step={pointed}
              onExpect={(expectation) => bench.expect(pointed, expectation)}
              onClose={() => picker.set({ picked: null })}
            />
          ))}
        <StepDetails bench={bench} />
        {watched && (
          <>
            <ServerOrders tap={tap} machine={watched.machine} isPlayed={scenario !== null && !isRecording} />
            <Fold>
              <FoldSummary>Datele formularului {after ? 'după pas' : 'acum'}</FoldSummary>
              <Rows
                lines={expectationLines(scenario ?? watched, {
                  context: (after ?? visibleForm(watched)).context,
                })}
              />
            </Fold>
          </>
        )}
      </Scroll>
      <Note role="status" aria-label="Ultima schimbare">
        {note}
      </Note>
    </BenchSide>
  );
}
