import { runChecks, SOURCE_CHECKS } from './checks';

/** `npm run lint` */
runChecks(SOURCE_CHECKS);
