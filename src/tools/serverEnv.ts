/** The environment of a server apart from its settings; containers set it in their `Dockerfile`. */
export const SERVER_ENV = {
  NODE_ENV: 'production',
  // Bytes. What compressing has freed goes back to the system (glibc), a tenth of an idle process.
  MALLOC_TRIM_THRESHOLD_: '65536',
} as const;
