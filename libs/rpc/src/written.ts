/** Input that the caller has written as JSON already to know its length; the service checks it like any other. */
export class WrittenInput {
  /** The parts of one JSON text. */
  constructor(readonly parts: readonly string[]) {}
}

/** The JSON of an `Output` as its service wrote it. */
export class WrittenOutput<Output> {
  declare private readonly output: Output;

  constructor(readonly json: string) {}

  toJSON(): unknown {
    return JSON.parse(this.json);
  }
}
