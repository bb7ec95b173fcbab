import { CALL_PATHS, type CallName } from '../../scenario/parts';
import type { MachineName } from '../../scenario/scenario';
import { ORDERS, type NetworkTap, type Order } from '../watch/networkTap';
import { Bar, Select } from './panelParts';
import { useStore } from './useStore';

const CALLS_OF: Record<MachineName, readonly CallName[]> = {
  booking: ['services', 'doctors', 'slots', 'vacations', 'createAppointment', 'facts'],
  contact: ['contactRequest'],
};

const WORDS: Record<Order, string> = {
  normal: 'normal',
  '500': '500',
  '409': 'ocupat (409)',
  never: 'niciodată',
  offline: 'fără rețea',
};

interface ServerOrdersProps {
  readonly tap: NetworkTap;
  /** The form on the page. */
  readonly machine: MachineName;
}

/** Lets the tester make the server fail, for each call of the page. */
export function ServerOrders({ tap, machine }: ServerOrdersProps) {
  const { orders } = useStore(tap);
  const count = Object.values(orders).filter((order) => order !== 'normal').length;
  return (
    <details>
      <summary>Serverul răspunde: {count === 0 ? 'normal' : `altfel la ${count}`}</summary>
      <Bar>
        {CALLS_OF[machine].map((call) => (
          <label key={call}>
            {CALL_PATHS[call]}{' '}
            <Select
              value={orders[call] ?? 'normal'}
              onChange={({ target }) => tap.order(call, target.value as Order)}
            >
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {WORDS[order]}
                </option>
              ))}
            </Select>
          </label>
        ))}
      </Bar>
    </details>
  );
}
