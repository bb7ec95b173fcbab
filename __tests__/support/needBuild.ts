import { existsSync } from 'node:fs';

/** Ends a run before its first test if there is no build to test. */
export default function needBuild(): void {
  if (existsSync('dist/site.json')) return;
  process.stderr.write('Some of these tests need the built site in dist/; make it with `npm run build`.\n');
  process.exit(2);
}
