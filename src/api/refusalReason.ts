import type { SerializedError } from '@reduxjs/toolkit';
import type { CallError } from './clinicBaseQuery';

/** @returns why the server refused, in its own Romanian words, when it said so */
export const refusalReason = (error: CallError | SerializedError | undefined): string | undefined =>
  error !== undefined && 'reason' in error ? error.reason : undefined;
