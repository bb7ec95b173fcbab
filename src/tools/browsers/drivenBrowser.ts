export type Key = 'Tab' | 'Enter' | 'Escape';

/** One open page, however its browser is driven. */
export interface Tab {
  readonly open: (url: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Evaluates a script's expression in the page, past its content security policy. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** A mouse's press, in px from the window's corner. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly pressKey: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** A PNG of what the window shows. */
  readonly picture: () => Promise<Buffer>;
  /** What its pages have said in the console until now as an error or a warning. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
}

export interface DrivenBrowser {
  /** With its version. */
  readonly name: string;
  /** @param width of the page, in px */
  readonly openTab: (width: number) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export interface InstallableBrowser {
  readonly name: string;
  /** What has to be installed for it; empty when nothing is missing. */
  readonly missing: () => readonly string[];
  readonly launch: () => Promise<DrivenBrowser>;
}

export const WINDOW_HEIGHT = 800;
