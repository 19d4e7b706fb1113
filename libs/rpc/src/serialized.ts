/** Holds input that the caller has already written as JSON. The service checks it like any other input. */
export class SerializedInput {
  constructor(readonly json: string) {}
}

/** Holds the output of a call as the JSON text that the service wrote. */
export class SerializedOutput<Output> {
  declare private readonly output: Output;

  constructor(readonly json: string) {}

  /** JSON.stringify calls this method where the output is part of another value. */
  toJSON(): unknown {
    return JSON.parse(this.json);
  }
}
