/** Why a picture could not be taken over; the text is German and fit to show. */
export class PictureFailure extends Error {
  constructor(
    reason: string,
    /** Another try may help. */
    readonly isPassing = false,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'PictureFailure';
  }
}
