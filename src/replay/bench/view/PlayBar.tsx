import { styled } from 'styled-components';
import { countWords } from '../../../domain/text';
import { space } from '../../../ui/tokens';
import { useStore } from '../../page/store';
import type { BenchProps } from './benchStore';
import { Badge, ToolRow, PanelHead, ToolButton } from './parts';
import { useShownScenario } from './useShownScenario';

const StepBar = styled(ToolRow)`
  gap: ${space[1]};
`;

const STATUS = { idle: 'pregătit', playing: 'se redă', paused: 'în pauză', ended: 'încheiat' } as const;

export function PlayBar({ bench }: BenchProps) {
  const { player } = bench;
  const { chosen, status } = useStore(player);
  const { scenario, reports, current } = useShownScenario(bench);
  // A step that could not be performed counts as one.
  const count = reports.flatMap<unknown>(({ mismatches, refusal }) => refusal ?? mismatches).length;
  const isStored = chosen !== null && chosen + 1 < reports.length;
  return (
    <PanelHead role="group" aria-label="Redare">
      <Badge role="status" $isHot={count > 0}>
        {STATUS[status]}
        {chosen === null
          ? ` · pasul ${status === 'idle' ? 0 : current + 1} din ${scenario?.steps.length}`
          : `, se vede pasul ${current + 1}`}
        {count > 0 && ` · ${countWords(count, ['', 'o diferență', 'diferențe'])}`}
      </Badge>
      <ToolRow>
        {status === 'playing' ? (
          <ToolButton onClick={() => player.pause()}>Pauză</ToolButton>
        ) : (
          <ToolButton onClick={() => void player.play()}>
            {status === 'ended' ? 'De la început' : 'Redă'}
          </ToolButton>
        )}
        <ToolButton
          $variant="secondary"
          disabled={status === 'playing'}
          onClick={() => void player.play(true)}
        >
          Repede
        </ToolButton>
      </ToolRow>
      <StepBar>
        <ToolButton $variant="secondary" disabled={current <= 0} onClick={() => player.choose(current - 1)}>
          Înapoi
        </ToolButton>
        <ToolButton
          $variant="secondary"
          disabled={status === 'ended' && current + 1 >= reports.length}
          onClick={() => (isStored ? player.choose(current + 1) : void player.step())}
        >
          Pas înainte
        </ToolButton>
        <ToolButton
          $variant="quiet"
          disabled={status === 'idle'}
          onClick={() => {
            player.choose(null);
            void player.end();
          }}
        >
          Încheie redarea
        </ToolButton>
      </StepBar>
    </PanelHead>
  );
}
