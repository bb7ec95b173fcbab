declare global {
  /**
   * The user's answer in the other provider's pop-up, in the emulator's format; undefined leaves the pop-up unanswered.
   */
  var popupAnswer: string | undefined;
}

/**
 * Replaces the one script of Google (apis.google.com) that the SDK's pop-ups need and that tests cannot reach. It
 * carries the answer from the provider's hidden frame to the page. Loaded by the browser as that script.
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
 * Shortens the SDK's waits: it checks every 2 s whether a pop-up was closed, then waits 8 s for a late answer; its test
 * double of the proof against robots waits 0.5 s.
 */
export const hurry = `
  (() => {
    const wait = window.setTimeout;
    window.setTimeout = (then, ms, ...rest) => wait(then, { 500: 0, 2000: 50, 8000: 0 }[ms] ?? ms, ...rest);
  })();
`;
