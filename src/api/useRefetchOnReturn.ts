import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Back in the tab or back on the network, queries that ask for it are fetched afresh, while a component uses this. */
export function useRefetchOnReturn(): void {
  const dispatch = useDispatch();
  useEffect(() => setupListeners(dispatch), [dispatch]);
}
