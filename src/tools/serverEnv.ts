/** Environment of a server apart from its settings. Container images set it in their `Dockerfile`. */
export const SERVER_ENV = {
  NODE_ENV: 'production',
  // Bytes. Makes glibc return freed memory to the system: after compressing, a tenth of an idle process.
  MALLOC_TRIM_THRESHOLD_: '65536',
} as const;
