import { useState } from 'react';
import { useStore } from '../../page/store';
import type { BenchProps } from './benchStore';
import { Findings } from './Findings';
import { BenchStyle, Layout } from './parts';
import { ScenarioList } from './ScenarioList';
import { SiteFrame } from './SiteFrame';
import { StepsPanel } from './StepsPanel';
import { BenchBar } from './BenchBar';

/** Renders the testers' bench: the site, the steps beside it, and what they did. */
export function Bench({ bench }: BenchProps) {
  const { tools } = useStore(bench);
  const [isListOpen, setIsListOpen] = useState(false);
  return (
    <Layout
      translate="no"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        for (const file of event.dataTransfer.files) void bench.load(file);
      }}
    >
      <BenchStyle />
      {tools !== null && <BenchBar bench={bench} tools={tools} onList={() => setIsListOpen(!isListOpen)} />}
      <StepsPanel bench={bench} />
      {isListOpen && <ScenarioList bench={bench} onClose={() => setIsListOpen(false)} />}
      <SiteFrame bench={bench} />
      {tools !== null && <Findings bench={bench} tools={tools} />}
    </Layout>
  );
}
