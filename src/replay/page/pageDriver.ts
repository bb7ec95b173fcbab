import type { Stage } from '../run/stage';
import type { ControlRequest } from './findControl';
import type { PageReading } from './readPage';

/** Hands and eyes on one opened page, wherever it is drawn. */
export interface PageDriver extends Pick<Stage, 'now' | 'open' | 'pass' | 'settle' | 'look' | 'close'> {
  readonly read: () => Promise<PageReading>;
  /** Replaces what stands in a field. */
  readonly write: (name: string, value: string) => Promise<void>;
  readonly select: (name: string, value: string) => Promise<void>;
  /** False when there is no such thing on the page. */
  readonly press: (control: ControlRequest) => Promise<boolean>;
  /** What no hand does: leaving the tab and coming back, and the network's coming and going. */
  readonly signal: (kind: 'returned' | 'offline' | 'online') => Promise<void>;
  /** The browser's own buttons. False when there is no such page. */
  readonly travel: (way: 'reload' | 'back' | 'forward') => Promise<boolean>;
}
