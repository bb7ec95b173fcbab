import { useState } from 'react';
import { styled } from 'styled-components';
import { color, shadow, space } from '../../../ui/tokens';
import type { BenchStore, Listed } from './benchStore';
import { Badge, Bar, Head, Input, Mark, Quiet, RowButton, Scroll, Title, ToolButton } from './parts';
import { stepTitles } from './stepTitles';
import { useStore } from './useStore';

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

/** Returns a text in small letters without diacritics, as testers type it. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const searched = new WeakMap<Listed, string>();

/** Returns the words by which a scenario is found: its name, title, steps and text. */
function wordsOf(one: Listed): string {
  const { name, scenario } = one;
  const known = searched.get(one);
  if (known !== undefined) return known;
  const words = plain([name, scenario.title, ...stepTitles(scenario), JSON.stringify(scenario)].join(' '));
  searched.set(one, words);
  return words;
}

interface ScenarioListProps {
  readonly bench: BenchStore;
  readonly onClose: () => void;
}

/** Lists all scenarios with their results, and runs one, a folder or all that were found. */
export function ScenarioList({ bench, onClose }: ScenarioListProps) {
  const { listed, results, waiting } = useStore(bench);
  const [search, setSearch] = useState('');
  const found = listed.filter((one) =>
    plain(search)
      .split(' ')
      .every((word) => wordsOf(one).includes(word)),
  );
  const folders = [...new Set(found.map(({ name }) => name.split('/')[0] ?? ''))];
  const counts = found.flatMap(({ name }) => results[name] ?? []);
  const failed = counts.filter((count) => count > 0).length;
  return (
    <Drawer aria-label="Scenarii">
      <Head>
        <Input
          type="search"
          aria-label="Caută în scenarii"
          placeholder="Caută în titluri și în pași"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {waiting.length > 0 ? (
          <ToolButton onClick={() => bench.stopRun()}>Oprește</ToolButton>
        ) : (
          <ToolButton disabled={found.length === 0} onClick={() => void bench.run(found)}>
            Rulează toate
          </ToolButton>
        )}
        <ToolButton $variant="quiet" onClick={onClose}>
          Închide
        </ToolButton>
        <Badge role="status" aria-label="Rezultate" $isHot={failed > 0}>
          {counts.length} din {found.length} rulate · {counts.length - failed} ✓ · {failed} ✗
        </Badge>
      </Head>
      <Scroll role="group" aria-label="Lista scenariilor" tabIndex={0}>
        {found.length === 0 && <Quiet>Niciun scenariu nu are aceste cuvinte.</Quiet>}
        {folders.map((folder) => {
          const inside = found.filter(({ name }) => name.startsWith(`${folder}/`));
          return (
            <section key={folder} aria-label={folder}>
              <Bar>
                <Title>
                  {folder} ({inside.length})
                </Title>
                <ToolButton $variant="quiet" onClick={() => void bench.run(inside)}>
                  Rulează dosarul
                </ToolButton>
              </Bar>
              <ul>
                {inside.map((one) => {
                  const { [one.name]: count } = results;
                  const verdict = count === undefined ? undefined : count === 0 ? 'passed' : 'failed';
                  return (
                    <li key={one.name}>
                      <Item type="button" title={one.name} onClick={() => void bench.run([one])}>
                        <Mark $verdict={verdict}>
                          {waiting.includes(one.name)
                            ? '…'
                            : verdict === undefined
                              ? '○'
                              : count === 0
                                ? '✓'
                                : '✗'}
                        </Mark>
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
