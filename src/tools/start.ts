import { fail } from './fail';
import { startSite } from './startSite';

/** `npm start` */
startSite().catch(fail);
