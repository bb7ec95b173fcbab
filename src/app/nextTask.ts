/** Lets the browser do something else first: answer a press, paint. */
export const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume));
