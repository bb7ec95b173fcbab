import { existsSync } from 'node:fs';

/** Ends a run before its first test where a suite of it would find nothing to test. */
export default function needBuild(): void {
  if (existsSync('dist/site.json')) return;
  process.stderr.write('Some of these tests need the built site in dist/; make it with `npm run build`.\n');
  process.exit(2);
}
