import { noteEarlyPress } from '../ui/form/earlyPress';

/** Notes what is pressed before the page's code is here, and shows what is there for a page whose code cannot be had. */
const giveUp = noteEarlyPress();

// Errors of elements do not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) giveUp();
  },
  true,
);
