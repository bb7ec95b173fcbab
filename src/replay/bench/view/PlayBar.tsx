import { countWords } from '../../../domain/countWords';
import { differencesOf } from '../../run/report';
import type { Tools } from '../frame/tools';
import type { BenchStore } from './benchStore';
import { Badge, Bar, Head, ToolButton } from './parts';
import { useStore } from './useStore';

const STATUS = { idle: 'pregătit', playing: 'se redă', paused: 'în pauză', ended: 'încheiat' } as const;

interface PlayBarProps {
  readonly bench: BenchStore;
  readonly tools: Tools;
}

/** Renders the buttons of a replay and its progress. */
export function PlayBar({ bench, tools: { player } }: PlayBarProps) {
  const { chosen } = useStore(bench);
  const { status, position, reports, scenario } = useStore(player);
  const count = reports.reduce((sum, report) => sum + differencesOf(report), 0);
  const shown = chosen ?? reports.length - (status === 'idle' || status === 'ended' ? 1 : 0);
  return (
    <Head role="group" aria-label="Redare">
      <Badge role="status" $isHot={count > 0}>
        {STATUS[status]} · pasul {position} din {scenario?.steps.length}
        {count > 0 && ` · ${countWords(count, ['', 'o diferență', 'diferențe'])}`}
      </Badge>
      <Bar>
        {status === 'playing' ? (
          <ToolButton onClick={() => player.pause()}>Pauză</ToolButton>
        ) : (
          <ToolButton onClick={() => void bench.play(false)}>
            {status === 'ended' ? 'De la început' : 'Redă'}
          </ToolButton>
        )}
        <ToolButton
          $variant="secondary"
          disabled={status === 'playing'}
          onClick={() => void bench.play(true)}
        >
          Repede
        </ToolButton>
        <ToolButton $variant="secondary" disabled={shown <= 0} onClick={() => bench.choose(shown - 1)}>
          Înapoi
        </ToolButton>
        <ToolButton
          $variant="secondary"
          disabled={status === 'ended' && shown + 1 >= reports.length}
          onClick={() =>
            chosen !== null && chosen + 1 < reports.length ? bench.choose(chosen + 1) : void bench.step()
          }
        >
          Pas înainte
        </ToolButton>
        <ToolButton $variant="quiet" disabled={status === 'idle'} onClick={() => void player.end()}>
          Încheie redarea
        </ToolButton>
      </Bar>
    </Head>
  );
}
