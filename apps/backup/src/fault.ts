/** A reason why a backup or a restore is not possible, as a message for the operator. */
export class BackupFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupFault';
  }
}

/** The message of an error without credentials of connection strings. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/:\/\/[^\s/@]+@/g, '://[redacted]@');
