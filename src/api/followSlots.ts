import { safeParse } from 'valibot';
import type { Id } from '../domain/entities';
import { SLOT_EVENTS, wireSlotEvent, type WireSlotEvent } from '../domain/slotEvents';
import { backendAddress, isSameOrigin } from './backendAddress';
import type { ClinicStore } from './createClinicStore';
import { slotsApi } from './slots';

/** Milliseconds until a lost stream is opened again; doubled up to the last. */
const [FIRST_PAUSE, LAST_PAUSE] = [1_000, 60_000];

function readEvent(text: string): WireSlotEvent {
  try {
    const event = safeParse(wireSlotEvent, JSON.parse(text));
    return event.success ? event.output : [];
  } catch {
    return [];
  }
}

/** Writes what the server tells into the doctor's slots, also over an answer that was asked for before it. */
function patchSlots({ dispatch }: ClinicStore, doctorId: Id, event: WireSlotEvent): void {
  const booked = new Map<Id, readonly string[]>(event.map(({ slot_id, dates }) => [slot_id, dates]));
  const patch = (): void => {
    dispatch(
      slotsApi.util.updateQueryData('slots', doctorId, (schedule) => ({
        ...schedule,
        slots: schedule.slots.map((slot) => ({
          ...slot,
          bookedDates: booked.get(slot.id) ?? slot.bookedDates,
        })),
      })),
    );
  };
  patch();
  void dispatch(slotsApi.util.getRunningQueryThunk('slots', doctorId))?.then(patch);
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
      patchSlots(store, doctorId, readEvent(String(data)));
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
