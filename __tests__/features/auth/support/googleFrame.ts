declare global {
  /** What somebody says in the other party's pop-up, as the emulator takes it; without it nobody answers. */
  var popupAnswer: string | undefined;
}

/**
 * Stands in for the one script of Google's (apis.google.com) that the SDK's pop-ups cannot do without, and that
 * tests cannot reach: it carries the answer from the provider's hidden frame to the page. A text, for a browser
 * to load as that script.
 */
export const googleFrame = `
  (() => {
    let tell;
    const frame = {
      restyle: () => Promise.resolve(),
      ping: () => Promise.resolve([]),
      register: (_, listener) => (tell = listener),
      send: () => undefined,
    };
    const iframes = {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({ open: (_, whenReady) => whenReady(frame) }),
    };
    const open = window.open;
    window.open = (address, ...rest) => {
      const popup = open.call(window, address, ...rest);
      const { popupAnswer } = window;
      const asked = new URL(address).searchParams;
      const response = new URLSearchParams({ providerId: asked.get('providerId'), id_token: popupAnswer });
      const authEvent = {
        type: 'signInViaPopup',
        eventId: asked.get('eventId'),
        urlResponse: 'http://localhost/?' + response,
        sessionId: 'session',
        postBody: null,
        tenantId: null,
      };
      if (popupAnswer !== undefined) setTimeout(() => tell({ authEvent }), 50);
      return popup;
    };
    window.gapi = { load: (_, { callback }) => callback(), iframes };
    const { searchParams } = new URL(document.currentScript?.src || 'about:blank');
    window[searchParams.get('onload')]?.();
  })();
`;

/**
 * The SDK looks every two seconds whether a pop-up was closed, and then waits eight for an answer that may still
 * be on its way; its stand-in for Google's proof against robots thinks for half a second.
 */
export const hurry = `
  (() => {
    const wait = window.setTimeout;
    window.setTimeout = (then, ms, ...rest) => wait(then, { 500: 0, 2000: 50, 8000: 0 }[ms] ?? ms, ...rest);
  })();
`;
