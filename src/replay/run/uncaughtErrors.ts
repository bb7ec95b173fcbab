const EVENTS = ['error', 'unhandledrejection'] as const;

/** Collects the errors that no code catches, in Node and in a page, until it is closed. */
export class UncaughtErrors {
  private readonly errors: Error[] = [];

  constructor() {
    if (typeof document !== 'undefined')
      for (const type of EVENTS) window.addEventListener(type, this.keepEvent);
    if (typeof process !== 'undefined')
      process.on('uncaughtException', this.keep).on('unhandledRejection', this.keep);
  }

  /** Returns the first error since the last call; undefined for none. */
  take(): Error | undefined {
    return this.errors.splice(0)[0];
  }

  close(): void {
    if (typeof document !== 'undefined')
      for (const type of EVENTS) window.removeEventListener(type, this.keepEvent);
    if (typeof process !== 'undefined')
      process.off('uncaughtException', this.keep).off('unhandledRejection', this.keep);
  }

  private readonly keep = (error: Error): void => {
    this.errors.push(error);
  };

  private readonly keepEvent = (event: ErrorEvent | PromiseRejectionEvent): void => {
    // The report shows it once: neither the console nor the page reacts.
    event.preventDefault();
    this.keep(('reason' in event ? event.reason : event.error) as Error);
  };
}
