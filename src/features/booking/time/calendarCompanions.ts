/** What stands beside a calendar once it is shown; late, because a calendar is of use without it. */
export { LiveSlots } from '../../../api/LiveSlots';
export { LostSlot } from './LostSlot';
