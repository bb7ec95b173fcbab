import { startSite } from './startSite';
import { QA_BUILD } from './qaBuild';
import { fail } from './fail';

/** `npm run start:qa`: the site with the QA panel, beside the product's build and away from the clinic's data. */
process.env.DATABASE_URL ??= 'file:data/qa.sqlite';
startSite(QA_BUILD).catch(fail);
