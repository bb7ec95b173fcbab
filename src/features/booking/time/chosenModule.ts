/** What is needed once a time is chosen, and what seldom is: fetched as soon as a service is. */
export { ConsultationChoice } from '../ConsultationChoice';
export { PriceLines } from '../PriceLines';
export { followSlots } from '../../../api/followSlots';
export { DraftNote } from '../../form/DraftNote';
export { ChosenBar } from './ChosenBar';
export { ChosenWords } from './ChosenWords';
export { DoctorOffers } from './DoctorOffers';
export { Elsewhere } from './Elsewhere';
export { LostSlot } from './LostSlot';
export { PassedOverNote } from './PassedOverNote';
export { WayOn } from './WayOn';
export { Receipt } from '../receipt/Receipt';
