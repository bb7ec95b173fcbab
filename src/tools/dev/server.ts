import { runServer } from '../../server/runServer';
import { fail } from '../fail';

/** The product's own server behind the development server, which starts it anew when its sources change. */
const [siteFolder = ''] = process.argv.slice(2);
runServer(process.env, siteFolder).catch(fail);
