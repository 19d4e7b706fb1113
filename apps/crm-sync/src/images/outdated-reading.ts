/** Media refuses a write: an import with a newer reading of the property has begun. */
export class OutdatedReading extends Error {}
