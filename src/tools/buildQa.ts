import { readBuildSettings } from './buildSettings';
import { buildSite } from './buildSite';
import { fail } from './fail';
import { QA_BUILD } from './qaBuild';

/** The site with the QA panel, for the tests; `npm run start:qa` builds it by itself. */
buildSite({ ...readBuildSettings({}), ...QA_BUILD }).catch(fail);
