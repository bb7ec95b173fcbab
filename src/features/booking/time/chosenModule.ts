/** What is needed once a time is chosen, and what seldom is. */
export { ChosenBar } from './ChosenBar';
export { ChosenWords } from './ChosenWords';
export { PassedOverNote } from './PassedOverNote';
export { WayOn } from './WayOn';
export { Receipt } from '../receipt/Receipt';
