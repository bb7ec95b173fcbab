import { googleFrame, hurry } from './googleFrame';

/** What jsdom lacks for the capability: the methods of a dialog, and windows. */
export function addDialogsAndPopups(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // A pop-up that nobody answers is closed at once.
  jest
    .spyOn(window, 'open')
    .mockImplementation(
      () => ({ closed: globalThis.popupAnswer === undefined, close: () => undefined }) as Window,
    );
  window.eval(googleFrame);
  window.eval(hurry);
}

/** The provider answers when it likes, as in a browser: React need not warn of what no test has triggered. */
export function letThingsHappen(): void {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
}

/** The settings that a build would have put in; the emulator's host comes from Jest's set-up. */
export function configureTestProject(): void {
  process.env.FIREBASE_API_KEY = 'test';
  process.env.FIREBASE_AUTH_DOMAIN = 'clinica.example';
  process.env.FIREBASE_PROJECT_ID = 'demo-clinic';
}
