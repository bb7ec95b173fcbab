/** There are rows where none may be; nothing has changed. */
export class NotEmpty extends Error {
  constructor() {
    super('The database is not empty.');
  }
}

/** What was written into the target says something else than its source. */
export class CopyDiffers extends Error {
  constructor() {
    super('The copy says something else than its source.');
  }
}
