import { useEffect, useRef } from 'react';
import { useStore } from '../../page/store';
import type { Tools } from '../frame/openTools';
import type { BenchProps } from './benchStore';
import { Chart } from './Chart';
import { StepDetails } from './StepDetails';
import { Code, Fold, FoldSummary, PanelHead, Quiet, Scroll, Side } from './parts';
import { PointForm } from './PointForm';
import { ServerOrders } from './ServerOrders';
import { useShownScenario } from './useShownScenario';

const POINT_LATER =
  'Ce ar trebui să fie altfel se arată cu Alt în timpul unei înregistrări sau după o redare: apăsați întâi „Înregistrează” sau „Redă”.';

export function Findings({ bench, tools: { watch, tap, picker } }: BenchProps & { readonly tools: Tools }) {
  const { player } = bench;
  const { watched } = useStore(watch);
  const { chosen, note, status } = useStore(player);
  const { picked } = useStore(picker);
  const { reports, isRecording, current } = useShownScenario(bench);
  const isJudged = status !== 'idle' || isRecording;
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    details.current?.scrollTo(0, 0);
  }, [current]);
  return (
    <Side $isRight aria-label="Starea">
      {watched && (
        <PanelHead>
          <Chart watched={watched} player={player} />
        </PanelHead>
      )}
      <Scroll ref={details} tabIndex={0} role="group" aria-label="Amănunte">
        {picked && !isJudged && <Quiet role="status">{POINT_LATER}</Quiet>}
        {picked && isJudged && (
          <PointForm
            key={`${picked.name} ${picked.text}`}
            picked={picked}
            onExpect={(expectation) => bench.expect(chosen ?? Math.max(0, reports.length - 1), expectation)}
            onClose={() => picker.set({ picked: null })}
          />
        )}
        <Quiet role="status" aria-label="Ultima schimbare">
          {note}
        </Quiet>
        <StepDetails bench={bench} />
        {watched && <ServerOrders tap={tap} machine={watched.machine} />}
        {watched && (
          <Fold>
            <FoldSummary>Datele formularului acum</FoldSummary>
            <Code>{JSON.stringify(watched.snapshot.context, undefined, 2)}</Code>
          </Fold>
        )}
      </Scroll>
    </Side>
  );
}
