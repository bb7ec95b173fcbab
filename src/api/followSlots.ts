import * as v from 'valibot';
import type { Id } from '../domain/entities';
import { SLOT_EVENTS } from '../domain/slotEvents';
import { slots, vacations } from './answers';
import { backendAddress, isSameOrigin } from './backendAddress';
import type { ClinicStore } from './createClinicStore';
import { slotsApi } from './slots';
import { vacationsApi } from './vacations';

/** Milliseconds until a lost stream is opened again; doubled up to the last. */
const [FIRST_PAUSE, LAST_PAUSE] = [1_000, 60_000];

const slotEvent = v.object({ slots, vacations });
type SlotEvent = v.InferOutput<typeof slotEvent>;

function readEvent(text: string): SlotEvent | undefined {
  try {
    const event = v.safeParse(slotEvent, JSON.parse(text));
    return event.success ? event.output : undefined;
  } catch {
    return undefined;
  }
}

/** Writes what the server sends into the doctor's calendar, also over an answer that was asked for before it. */
function patchSlots({ dispatch }: ClinicStore, doctorId: Id, event: SlotEvent): void {
  const patch = (): void => {
    dispatch(
      slotsApi.util.updateQueryData('slots', doctorId, (schedule) => ({ ...schedule, slots: event.slots })),
    );
    dispatch(vacationsApi.util.updateQueryData('vacations', doctorId, () => event.vacations));
  };
  patch();
  void dispatch(slotsApi.util.getRunningQueryThunk('slots', doctorId))?.then(patch);
  void dispatch(vacationsApi.util.getRunningQueryThunk('vacations', doctorId))?.then(patch);
}

/**
 * Keeps a doctor's slots as the server has them, as long as the page can be seen: a hidden one holds no
 * connection, of which a browser has few. Without a stream, as from another backend, the slots are fetched anew when
 * the visitor returns.
 * @returns stops it
 */
export function followSlots(store: ClinicStore, doctorId: Id): () => void {
  if (!isSameOrigin() || typeof EventSource === 'undefined') return () => undefined;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
  };
  const open = (): void => {
    close();
    if (document.hidden) return;
    source = new EventSource(`${backendAddress(SLOT_EVENTS)}?user_id=${doctorId}`);
    source.onmessage = ({ data }) => {
      pause = FIRST_PAUSE;
      const event = readEvent(String(data));
      if (event !== undefined) patchSlots(store, doctorId, event);
    };
    source.onerror = () => {
      close();
      // Not all at once, when a server has ended thousands of streams.
      timer = setTimeout(open, pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, LAST_PAUSE);
    };
  };

  document.addEventListener('visibilitychange', open);
  open();
  return () => {
    document.removeEventListener('visibilitychange', open);
    close();
  };
}
