import { chartLayout, shownTransitions } from '../../../../src/replay/bench/view/chartLayout';

test.each(['booking', 'contact'] as const)(
  'the chart of the form %s has an arrow for every transition, also from a state to itself',
  (machine) => {
    const graph = chartLayout(machine);
    const drawn = graph.edges().flatMap((edge) => graph.edge(edge).transitions);
    expect(drawn.map(({ key }) => key).sort()).toEqual(
      shownTransitions(machine)
        .map(({ key }) => key)
        .sort(),
    );
    expect(graph.edge('idle', 'idle').points?.length).toBeGreaterThan(2);
  },
);
