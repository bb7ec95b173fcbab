import type { ClinicFacts } from '../domain/facts';
import { clinicApi } from './clinicApi';
import { useAppSelector, type AppDispatch, type RootState } from './store';

const { facts } = clinicApi.endpoints;
const selectAnswer = facts.select(undefined);

/** Returns the clinic's facts, which every document brings along; throws for a store without them. */
export function selectFacts(state: RootState): ClinicFacts {
  const { data } = selectAnswer(state);
  if (data === undefined) throw new Error('The store was made without the clinic’s facts.');
  return data;
}

export const useFacts = (): ClinicFacts => useAppSelector(selectFacts);

/** Fetches the facts again; they stay as they are when that fails. A fetch that still runs is given up: it may hang. */
export const refreshFacts = () => async (dispatch: AppDispatch) => {
  const running = dispatch(clinicApi.util.getRunningQueryThunk('facts', undefined));
  running?.abort();
  await running;
  await dispatch(facts.initiate(undefined, { forceRefetch: true, subscribe: false }));
};
