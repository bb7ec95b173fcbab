import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { plain } from '../../../domain/text';
import { color, shadow, space } from '../../../ui/tokens';
import { useStore } from '../../page/store';
import type { BenchProps, Listed } from './benchStore';
import { MARKS } from '../../run/report';
import { Badge, Bar, Head, Input, Mark, Quiet, RowButton, Scroll, Title, ToolButton } from './parts';
import { stepTitles } from './stepTitles';

const Drawer = styled.section`
  grid-area: 2 / 1;
  z-index: 2;
  display: flex;
  flex-direction: column;
  min-height: 0;
  width: 30rem;
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

/** Returns the verdict on a scenario's run; undefined before it. */
function verdictOf(mismatchCount: number | undefined): 'passed' | 'failed' | undefined {
  if (mismatchCount === undefined) return undefined;
  return mismatchCount === 0 ? 'passed' : 'failed';
}

function markOf(verdict: ReturnType<typeof verdictOf>, isWaiting: boolean): string {
  if (isWaiting) return '…';
  return verdict === undefined ? '○' : MARKS[verdict];
}

const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

interface ScenarioListProps extends BenchProps {
  readonly onClose: () => void;
}

/** Lists all scenarios with their results, and runs one, a folder or all that were found. */
export function ScenarioList({ bench, onClose }: ScenarioListProps) {
  const { listed, results, waiting } = useStore(bench);
  const [search, setSearch] = useState('');
  const words = useMemo(() => listed.map(wordsOf), [listed]);
  const [isFailedOnly, setIsFailedOnly] = useState(false);
  const hasFailed = ({ name }: Listed): boolean => (results[name] ?? 0) > 0;
  const wanted = plain(search).split(' ');
  const searched = listed.filter((_, index) => wanted.every((word) => words[index]?.includes(word)));
  const found = isFailedOnly ? searched.filter(hasFailed) : searched;
  const folders = [...new Set(found.map(({ name }) => name.split('/')[0] ?? ''))];
  /** Returns how many of some scenarios were run, passed and failed. */
  const tally = (some: readonly Listed[]): string => {
    const run = some.filter(({ name }) => name in results).length;
    const failed = some.filter(hasFailed).length;
    return `${run} din ${some.length} rulate · ${run - failed} ✓ · ${failed} ✗`;
  };
  return (
    <Drawer aria-label="Scenarii">
      <Head>
        <Input
          type="search"
          aria-label="Caută în scenarii"
          placeholder="Caută în titluri și în pași"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          ref={focusOnce}
        />
        {waiting.length > 0 ? (
          <ToolButton onClick={() => bench.set({ waiting: [] })}>Oprește</ToolButton>
        ) : (
          <ToolButton disabled={found.length === 0} onClick={() => void bench.run(found)}>
            Rulează toate
          </ToolButton>
        )}
        <ToolButton $variant="quiet" onClick={onClose}>
          Închide
        </ToolButton>
        <Badge role="status" aria-label="Rezultate" $isHot={searched.some(hasFailed)}>
          {tally(searched)}
        </Badge>
        <label>
          <input
            type="checkbox"
            checked={isFailedOnly}
            onChange={({ target }) => setIsFailedOnly(target.checked)}
          />{' '}
          numai cele cu diferențe
        </label>
      </Head>
      <Scroll role="group" aria-label="Lista scenariilor" tabIndex={0}>
        {found.length === 0 && (
          <Quiet>Niciun scenariu {isFailedOnly ? 'rulat nu are diferențe' : 'nu are aceste cuvinte'}.</Quiet>
        )}
        {folders.map((folder) => {
          const inside = found.filter(({ name }) => name.startsWith(`${folder}/`));
          return (
            <section key={folder} aria-label={folder}>
              <Bar>
                <Title>
                  {folder} ({inside.length})
                </Title>
                <Quiet>{tally(inside)}</Quiet>
                <ToolButton $variant="quiet" onClick={() => void bench.run(inside)}>
                  Rulează dosarul
                </ToolButton>
              </Bar>
              <ul>
                {inside.map((one) => {
                  const verdict = verdictOf(results[one.name]);
                  return (
                    <li key={one.name}>
                      <Item type="button" title={one.name} onClick={() => void bench.run([one])}>
                        <Mark $verdict={verdict}>{markOf(verdict, waiting.includes(one.name))}</Mark>
                        <span>{one.scenario.title}</span>
                      </Item>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </Scroll>
    </Drawer>
  );
}
