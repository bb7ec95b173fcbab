import { PATHS } from '../../../content/paths';
import { hasFailed } from '../../run/report';
import type { MachineName, Scenario } from '../../scenario/scenario';
import type { Player } from '../play/player';
import { Badge, Bar, Push, ToolButton } from './panelParts';
import { useStore } from './useStore';

const STATUS = { idle: 'pregătit', playing: 'se redă', paused: 'în pauză', ended: 'încheiat' } as const;

interface PlayBarProps {
  readonly player: Player;
  readonly scenario: Scenario;
  /** The form on the page that the tester sees; undefined for none. */
  readonly machine: MachineName | undefined;
}

/** Renders the buttons: play, pause, full speed, a step forward, a step back. */
export function PlayBar({ player, scenario, machine }: PlayBarProps) {
  const { status, position, reports } = useStore(player);
  const total = scenario.steps.length;
  const failed = reports.filter(hasFailed).length;

  if (machine !== scenario.machine && status === 'idle') {
    const path = PATHS[scenario.machine];
    return (
      <Bar>
        <strong>{scenario.title}</strong>
        <span>Scenariul este pentru altă pagină.</span>
        <a href={path}>Deschideți {path}</a>
      </Bar>
    );
  }
  return (
    <Bar role="group" aria-label="Redare">
      <strong>{scenario.title}</strong>
      <Badge role="status" $isHot={failed > 0}>
        {STATUS[status]} · pasul {position} din {total}
        {failed > 0 && ` · ${failed} ${failed === 1 ? 'diferență' : 'diferențe'}`}
      </Badge>
      <Push />
      <ToolButton
        $variant="secondary"
        disabled={status === 'idle' || position === 0}
        onClick={() => void player.step(-1)}
      >
        Pas înapoi
      </ToolButton>
      {status === 'playing' ? (
        <ToolButton onClick={() => player.pause()}>Pauză</ToolButton>
      ) : (
        <ToolButton onClick={() => void player.play()}>
          {status === 'ended' ? 'De la început' : 'Redă'}
        </ToolButton>
      )}
      <ToolButton $variant="secondary" disabled={status === 'ended'} onClick={() => void player.step(1)}>
        Pas înainte
      </ToolButton>
      <ToolButton $variant="secondary" disabled={status === 'playing'} onClick={() => void player.play(true)}>
        Repede
      </ToolButton>
      <ToolButton $variant="quiet" disabled={status === 'idle'} onClick={() => void player.end()}>
        Încheie redarea
      </ToolButton>
    </Bar>
  );
}
