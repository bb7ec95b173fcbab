/** What is needed once a time is chosen, and no sooner. */
export { ChosenBar } from './ChosenBar';
export { ChosenWords } from './ChosenWords';
export { WayOn } from './WayOn';
export { Receipt } from '../receipt/Receipt';
