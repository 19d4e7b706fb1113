/** What keeps a backup or a restore from being made, in one message for whoever runs it. */
export class Fault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Fault';
  }
}

/** The message of an error, without what a connection string may hold. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/:\/\/[^\s/@]+@/g, '://[redacted]@');
