import { PATHS } from '../../../content/paths';
import { hasFailed } from '../../run/verdict';
import type { MachineName, Scenario } from '../../scenario/scenario';
import type { Player } from '../play/player';
import { useStore } from './useStore';
import { Badge, Bar, Push, Select, ToolButton } from './panelParts';

const SPEEDS = [0.5, 1, 2, 5, 20, Infinity] as const;

const speedWords = (speed: number): string =>
  speed === Infinity ? 'cât se poate de repede' : `${String(speed).replace('.', ',')}×`;

const STATUS = { idle: 'pregătit', playing: 'se redă', paused: 'în pauză', ended: 'încheiat' } as const;

interface PlayBarProps {
  readonly player: Player;
  readonly scenario: Scenario;
  /** Of the page one sees. */
  readonly machine: MachineName | undefined;
}

/** Play, pause, a step forward, a step back. */
export function PlayBar({ player, scenario, machine }: PlayBarProps) {
  const { status, position, reports, speed } = useStore(player);
  const total = scenario.steps.length;
  const failed = reports.filter(hasFailed).length;

  if (machine !== scenario.machine) {
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
        $tone="secondary"
        disabled={status === 'idle' || position === 0}
        onClick={() => void player.stepBack()}
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
      <ToolButton
        $tone="secondary"
        disabled={status === 'ended' || status === 'playing'}
        onClick={() => player.stepForward()}
      >
        Pas înainte
      </ToolButton>
      <label>
        Viteză{' '}
        <Select value={speed} onChange={({ target }) => player.setSpeed(Number(target.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {speedWords(each)}
            </option>
          ))}
        </Select>
      </label>
      <ToolButton $tone="quiet" disabled={status === 'idle'} onClick={() => void player.end()}>
        Încheie redarea
      </ToolButton>
    </Bar>
  );
}
