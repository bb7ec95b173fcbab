import { parseArgs } from 'node:util';
import { reason } from '../../server/errors/reason';
import { fail, misused } from '../fail';
import { benchLighthouse } from './lighthouse';
import { benchTask } from './task';

function wantsTask(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { task: { type: 'boolean', default: false } } }).values.task;
  } catch (error) {
    return misused(reason(error));
  }
}

/** `npm run bench:pages`: Lighthouse; with `-- --task` the way from the home page to a receipt. */
const bench = wantsTask(process.argv.slice(2)) ? benchTask : benchLighthouse;
bench().catch(fail);
