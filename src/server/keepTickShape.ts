import { createHook } from 'node:async_hooks';

const kept: object[] = [];

/**
 * V8 collects the hidden class of what process.nextTick queues when none is queued, and makes each later one the slow
 * way, which costs pages a few percent of their rate (`npm run bench`, Node 20). One that stays alive keeps the class.
 */
export function keepTickShape(): void {
  const hook = createHook({ init: (_id, _type, _trigger, resource) => kept.push(resource) }).enable();
  process.nextTick(() => undefined);
  hook.disable();
}
