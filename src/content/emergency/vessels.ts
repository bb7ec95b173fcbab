import { BREATH } from './signs';

/** Signs of an arterial occlusion. A venous one is less urgent: {@link CLOT}. */
export const LIMB = 'un braț sau un picior devine brusc rece, palid sau foarte dureros';

/** Signs of pulmonary embolism. */
export const LUNG = `tușiți cu sânge, aveți durere în piept ori ${BREATH}`;

export const CLOT =
  'un picior sau un braț s-a umflat de curând, s-a încălzit, s-a înroșit, s-a învinețit sau doare și în repaus';
