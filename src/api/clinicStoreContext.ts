import { createContext } from 'react';
import type { ClinicStore } from './createClinicStore';

/** The store of the visit; around every page with a form. */
export const ClinicStoreContext = createContext<ClinicStore | undefined>(undefined);
