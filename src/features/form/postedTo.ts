/**
 * How a form is sent before its code is there, or without scripts: to its own page, which our own server answers.
 * Another one would find what was typed in the address.
 */
export const postedTo = (path: string) =>
  process.env.BACKEND_URL
    ? ({ noValidate: true, method: 'dialog' } as const)
    : ({ noValidate: true, method: 'post', action: path } as const);
