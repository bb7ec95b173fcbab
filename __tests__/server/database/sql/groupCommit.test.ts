import { DatabaseConflict, DatabaseUnavailable } from '../../../../src/server/database/ports/databaseErrors';
import { groupCommit } from '../../../../src/server/database/sql/groupCommit';

/** A disk that fails as told, once for each fault, after or before it has stored what it was given. */
function diskWith(faults: { readonly error: Error; readonly isStored: boolean }[]) {
  const stored: string[][] = [];
  const write = (group: readonly string[]): Promise<string[]> => {
    const fault = faults.shift();
    if (fault === undefined || fault.isStored) stored.push([...group]);
    return fault === undefined ? Promise.resolve([...group]) : Promise.reject(fault.error);
  };
  return { stored, store: groupCommit(write) };
}

test('what arrives in one turn is stored together', async () => {
  const { stored, store } = diskWith([]);
  expect(await Promise.all(['a', 'b', 'c'].map(store))).toEqual(['a', 'b', 'c']);
  expect(stored).toEqual([['a', 'b', 'c']]);
});

test('a group that may be stored is never stored again: it would be in its own way', async () => {
  const lost = new DatabaseUnavailable('the answer never came');
  const { stored, store } = diskWith([{ error: lost, isStored: true }]);
  const settled = await Promise.allSettled(['a', 'b'].map(store));
  expect(settled.map((one) => one.status === 'rejected' && (one.reason as unknown))).toEqual([lost, lost]);
  expect(stored).toEqual([['a', 'b']]);
});

test('a group that was undone for another’s sake is stored at a second attempt', async () => {
  const undone = { error: new DatabaseConflict('deadlock'), isStored: false };
  const { stored, store } = diskWith([undone, undone]);
  expect(await Promise.all(['a', 'b'].map(store))).toEqual(['a', 'b']);
  expect(stored).toEqual([['a', 'b']]);
});
