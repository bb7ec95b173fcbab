/**
 * Returns the attributes of a form that is sent before its code has loaded, or without scripts: it posts to
 * its own page, which our own server answers. Another backend gets no post, because what was typed would end
 * in the address.
 */
export const postedTo = (path: string) =>
  process.env.BACKEND_URL
    ? ({ noValidate: true, method: 'dialog' } as const)
    : ({ noValidate: true, method: 'post', action: path } as const);
