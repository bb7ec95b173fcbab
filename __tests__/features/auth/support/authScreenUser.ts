/** A screen of the capability, as somebody in front of it uses it. Every wait gives up with an error. */
export interface AuthScreenUser {
  readonly fill: (label: string, value: string) => Promise<void>;
  readonly press: (button: string) => Promise<void>;
  readonly pressEscape: () => Promise<void>;
  /** Waits until these words stand on the page. */
  readonly sees: (text: string) => Promise<void>;
  /** Waits for the dialog with this title. @returns what it says */
  readonly dialog: (title: string) => Promise<string>;
  readonly noDialog: () => Promise<void>;
  /** Waits until the button has the focus. */
  readonly isOn: (button: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly loseNetwork: () => Promise<void>;
  /** From now on this is what the other party's pop-up says; without an answer it is closed instead. */
  readonly answerPopups: (answer?: string) => Promise<void>;
}
