import { ensureChromium } from '../../src/tools/chromium';
import needBuild from './needBuild';

/** Installs Chromium if there is none, once and before the first test. */
export default async function needChromium(): Promise<void> {
  needBuild();
  process.env.CHROMIUM_PATH = (await ensureChromium()).path;
}
