/**
 * Stands in for the one script of Google's (apis.google.com) that the SDK's pop-ups cannot do without, and that
 * tests cannot reach: it carries messages between the page and the provider's hidden frame. This one carries
 * none, as when nobody answers in the pop-up. Plain text too, for a browser to load as that script.
 */
export const googleFrame = `
  (() => {
    const frame = {
      restyle: () => Promise.resolve(),
      ping: () => Promise.resolve([]),
      register: () => undefined,
      send: () => undefined,
    };
    const iframes = {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open: (_, whenReady) => whenReady(frame) }),
    };
    window.gapi = { load: (_, { callback }) => callback(), iframes };
    const { searchParams } = new URL(document.currentScript?.src || 'about:blank');
    window[searchParams.get('onload')]?.();
  })();
`;

/** The SDK waits eight seconds after a pop-up was closed, for an answer that may still be on its way. */
export const hurry = `
  (() => {
    const wait = window.setTimeout;
    window.setTimeout = (then, ms, ...rest) => wait(then, ms === 8000 ? 0 : ms, ...rest);
  })();
`;
