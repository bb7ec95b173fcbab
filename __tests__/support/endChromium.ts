import { shared } from './startChromium';

/** Jest's hook after the last browser test. */
export default async function endChromium(): Promise<void> {
  await shared.endShared?.();
}
