import type { AppointmentNews, ChangedDoctor } from '../ports/appointmentNews';

/** A source of news that runs from the first listener until it is closed. */
export interface EngineNews extends AppointmentNews {
  readonly close: () => Promise<void>;
}

/**
 * @param start begins to watch the database and returns how to stop
 */
export function newsListeners(
  start: (tell: (doctor: ChangedDoctor) => void) => () => Promise<void>,
): EngineNews {
  const listeners = new Set<(doctor: ChangedDoctor) => void>();
  let stop: (() => Promise<void>) | undefined;
  return {
    follow: (listener) => {
      listeners.add(listener);
      stop ??= start((doctor) => {
        for (const each of listeners) each(doctor);
      });
      return () => {
        listeners.delete(listener);
      };
    },
    close: async () => {
      listeners.clear();
      await stop?.();
    },
  };
}
