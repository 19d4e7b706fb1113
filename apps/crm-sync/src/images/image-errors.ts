/** An image could not be imported. The message is in German and is shown to staff. */
export class ImageFailure extends Error {
  constructor(
    reason: string,
    /** True if a retry may succeed. */
    readonly isPassing = false,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'ImageFailure';
  }
}

/** Media rejected a write, because an import with a newer reading of the property has begun. */
export class OutdatedReading extends Error {}
