/** Why an image could not be taken over; the text is German and fit to show. */
export class ImageFailure extends Error {
  constructor(
    reason: string,
    /** Another try may help. */
    readonly isPassing = false,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'ImageFailure';
  }
}

/** Media refuses a write: an import with a newer reading of the property has begun. */
export class OutdatedReading extends Error {}
