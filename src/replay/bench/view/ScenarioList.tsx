import { useMemo } from 'react';
import { styled } from 'styled-components';
import { plain } from '../../../domain/text';
import { color, shadow, space } from '../../../ui/tokens';
import { useStore } from '../../page/store';
import type { BenchProps, BenchStore, Listed } from './benchStore';
import { MARKS } from '../../run/report';
import {
  Badge,
  Fold,
  FoldSummary,
  Input,
  Mark,
  PanelHead,
  Quiet,
  RowButton,
  Scroll,
  ToolButton,
  focusOnce,
} from './parts';
import { stepTitles } from '../../words/stepTitles';

const Drawer = styled.section`
  grid-area: 2 / 1;
  z-index: 2;
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: ${color.surface};
  box-shadow: ${shadow};
`;

const Item = styled(RowButton)`
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: ${space[1]};
`;

/** Returns the words by which a scenario is found: its name, title, steps and text. */
const wordsOf = ({ name, scenario }: Listed): string =>
  plain([name, scenario.title, ...stepTitles(scenario), JSON.stringify(scenario)].join(' '));

/** Returns whether a plain text has each of the searched words. */
const hasWords = (text: string, search: string): boolean =>
  plain(search)
    .split(' ')
    .every((word) => text.includes(word));

/** Returns the title of a step by which a scenario is found; undefined where its own title has the words. */
function stepWith({ scenario }: Listed, search: string): string | undefined {
  const has = (text: string) => hasWords(plain(text), search);
  return has(scenario.title) ? undefined : stepTitles(scenario).find(has);
}

const folderOf = ({ name }: Listed): string => name.slice(0, name.indexOf('/'));

type Results = ReturnType<BenchStore['get']>['results'];

/** Returns how many of some scenarios were run, passed and failed. */
function tallyOf(some: readonly Listed[], results: Results): string {
  const verdicts = some.flatMap(({ name }) => results[name] ?? []);
  const passed = verdicts.filter((verdict) => verdict === 'passed').length;
  return `${verdicts.length} din ${some.length} rulate · ${passed} ✓ · ${verdicts.length - passed} ✗`;
}

interface ScenarioListProps extends BenchProps {
  readonly onClose: () => void;
}

interface FolderProps extends ScenarioListProps {
  readonly name: string;
  readonly scenarios: readonly Listed[];
}

function Folder({ bench, name, scenarios, onClose }: FolderProps) {
  const { listed, results, search, waiting } = useStore(bench);
  const all = listed.filter((one) => folderOf(one) === name);
  return (
    <Fold open aria-label={name}>
      <FoldSummary>
        {name}{' '}
        <Badge $isHot={all.some((one) => results[one.name] === 'failed')}>{tallyOf(all, results)}</Badge>
      </FoldSummary>
      <ToolButton $variant="quiet" onClick={() => void bench.run(scenarios)}>
        {scenarios.length === all.length ? 'Rulează dosarul' : `Rulează cele găsite (${scenarios.length})`}
      </ToolButton>
      <ul>
        {scenarios.map((one) => {
          const { [one.name]: verdict } = results;
          const mark = verdict === undefined ? '○' : MARKS[verdict];
          return (
            <li key={one.name}>
              <Item
                type="button"
                title={one.name}
                onClick={() => {
                  // The list would cover the steps.
                  onClose();
                  void bench.run([one]);
                }}
              >
                <Mark $verdict={verdict}>{waiting.includes(one.name) ? '…' : mark}</Mark>
                <span>
                  {one.scenario.title}
                  <small style={{ display: 'block', color: color.muted }}>{stepWith(one, search)}</small>
                </span>
              </Item>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}

/** Lists all scenarios with their results, and runs one, a folder or all that were found. */
export function ScenarioList({ bench, onClose }: ScenarioListProps) {
  const { listed, results, search, isFailedOnly, waiting } = useStore(bench);
  const words = useMemo(() => listed.map(wordsOf), [listed]);
  const searched = listed.filter((_, index) => hasWords(words[index] ?? '', search));
  const failed = searched.filter(({ name }) => results[name] === 'failed');
  const isInTitle = ({ scenario }: Listed): boolean => plain(scenario.title).includes(plain(search));
  const found = (isFailedOnly ? failed : searched).toSorted(
    (one, other) => Number(isInTitle(other)) - Number(isInTitle(one)),
  );
  const folders = [...new Set(found.map(folderOf))];
  const inFolder = (name: string) => found.filter((one) => folderOf(one) === name);
  return (
    <Drawer aria-label="Scenarii">
      <PanelHead>
        <Input
          type="search"
          aria-label="Caută în scenarii"
          placeholder="Caută în titluri și în pași"
          value={search}
          onChange={({ target }) => bench.set({ search: target.value })}
          ref={focusOnce}
        />
        {waiting.length > 0 ? (
          <ToolButton onClick={() => bench.set({ waiting: [] })}>Oprește</ToolButton>
        ) : (
          <ToolButton disabled={found.length === 0} onClick={() => void bench.run(found)}>
            {found.length === listed.length ? 'Rulează toate' : `Rulează cele găsite (${found.length})`}
          </ToolButton>
        )}
        <ToolButton $variant="quiet" onClick={onClose}>
          Închide
        </ToolButton>
        <Badge role="status" aria-label="Rezultate" $isHot={failed.length > 0}>
          {tallyOf(searched, results)}
        </Badge>
        <label>
          <input
            type="checkbox"
            checked={isFailedOnly}
            onChange={({ target }) => bench.set({ isFailedOnly: target.checked })}
          />{' '}
          numai cele cu diferențe
        </label>
      </PanelHead>
      <Scroll role="group" aria-label="Lista scenariilor" tabIndex={0}>
        {found.length === 0 && (
          <Quiet>Niciun scenariu {isFailedOnly ? 'rulat nu are diferențe' : 'nu are aceste cuvinte'}.</Quiet>
        )}
        {folders.map((name) => (
          <Folder key={name} bench={bench} name={name} scenarios={inFolder(name)} onClose={onClose} />
        ))}
      </Scroll>
    </Drawer>
  );
}
