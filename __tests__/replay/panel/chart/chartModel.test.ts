import type { AnyStateNode } from 'xstate';
import { bookingMachine } from '../../../../src/features/booking/session/bookingMachine';
import { contactMachine } from '../../../../src/features/contact/session/contactMachine';
import { placeChart } from '../../../../src/replay/panel/chart/chartLayout';
import { chartOf } from '../../../../src/replay/panel/chart/chartModel';

const below = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...below(child)]);

describe.each([['booking', bookingMachine] as const, ['contact', contactMachine] as const])(
  'the chart of the %s machine',
  (_name, machine) => {
    const chart = chartOf(machine);

    test('has every state and every transition of the machine', () => {
      const all = below(machine.root);
      const nodes = machine.root.ownEvents.length > 0 ? [machine.root, ...all] : all;
      const transitions = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
      expect(chart.states.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
      const drawn = chart.arrows.flatMap((arrow) => arrow.transitions.map(({ definition }) => definition));
      expect(new Set(drawn)).toEqual(new Set(transitions));
    });

    test('gives every state and arrow a place inside the drawing', () => {
      const { width, height, states, arrows } = placeChart(chart);
      const corners = [
        ...states.flatMap(({ box }) => [box, { x: box.x + box.width, y: box.y + box.height }]),
        ...arrows.flatMap(({ points }) => points),
      ];
      expect(corners.filter(({ x, y }) => !(x >= 0 && x <= width && y >= 0 && y <= height))).toEqual([]);
    });
  },
);

test('an arrow says what leads along it: the event, the delay, the guard', () => {
  const labels = chartOf(bookingMachine).arrows.flatMap(({ transitions }) =>
    transitions.map(({ label }) => label),
  );
  expect(labels).toEqual(
    expect.arrayContaining([
      'form.submitted',
      'după 1000 ms',
      'îndată [isComplete]',
      'îndată [altfel]',
      'răspuns [isTaken]',
      'eroare [isRepeated]',
    ]),
  );
});
