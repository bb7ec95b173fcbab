import { createHook } from 'node:async_hooks';

const kept: object[] = [];

/*
 * V8 collects the hidden class of what process.nextTick queues when none is queued, and makes each later one the slow
 * way: a seventh of a page's cost (Node 20). One that stays alive keeps the class.
 */
const hook = createHook({ init: (_id, _type, _trigger, resource) => kept.push(resource) }).enable();
process.nextTick(() => undefined);
hook.disable();
