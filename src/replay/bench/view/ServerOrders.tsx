import { styled } from 'styled-components';
import { Stack } from '../../../ui/layout';
import { CALL_PATHS, type CallName } from '../../scenario/parts';
import type { MachineName } from '../../scenario/scenario';
import { ORDERS, TAKEN, type NetworkTap, type Order } from '../watch/networkTap';
import { useStore } from '../../page/store';
import { CALL_TITLES } from '../../words/stepTitles';
import { Badge, Fold, FoldSummary, Select } from './parts';

const CALLS_OF: Record<MachineName, readonly CallName[]> = {
  booking: ['services', 'doctors', 'slots', 'vacations', 'createAppointment', 'facts'],
  contact: ['contactRequest', 'facts'],
};

const Row = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 10rem;
  align-items: center;
`;

interface ServerOrdersProps {
  readonly tap: NetworkTap;
  /** The form on the page. */
  readonly machine: MachineName;
  /** True below the steps of a scenario, which brings its own answers. */
  readonly isPlayed: boolean;
}

/** Lets the tester make the server fail, for each call of the page. */
export function ServerOrders({ tap, machine, isPlayed }: ServerOrdersProps) {
  const { orders } = useStore(tap);
  const changed = CALLS_OF[machine].filter((call) => (orders[call] ?? 'normal') !== 'normal');
  const words = changed.map((call) => `${CALL_TITLES[call]} → ${orders[call]}`).join(', ');
  return (
    <Fold>
      <FoldSummary>
        {isPlayed ? 'În afara redării serverul răspunde' : 'Serverul răspunde'}:{' '}
        {words === '' ? 'normal' : <Badge $isHot>{words}</Badge>}
      </FoldSummary>
      <Stack $gap={1}>
        {CALLS_OF[machine].map((call) => (
          <Row key={call}>
            <span title={CALL_PATHS[call]}>{CALL_TITLES[call]}</span>
            <Select
              value={orders[call] ?? 'normal'}
              onChange={({ target }) => tap.order(call, target.value as Order)}
            >
              <option>normal</option>
              {Object.keys(ORDERS)
                .filter((order) => order !== TAKEN || call === 'createAppointment')
                .map((order) => (
                  <option key={order}>{order}</option>
                ))}
            </Select>
          </Row>
        ))}
      </Stack>
    </Fold>
  );
}
