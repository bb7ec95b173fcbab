/** A step that no visitor could take there: the file is wrong, or the page is. */
export class CannotHappen extends Error {
  override readonly name = 'CannotHappen';
}
