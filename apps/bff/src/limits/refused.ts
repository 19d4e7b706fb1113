import { ProblemError } from '@estate/server-kit/problem-error';

/** A limit was reached; the caller may retry after this number of seconds. */
export abstract class Refused extends ProblemError {
  protected constructor(
    readonly reason: 'too-many-requests' | 'busy',
    readonly retryAfterSeconds: number,
  ) {
    super(reason);
  }
}

/** One client has used up its calls of a time span. */
export class TooManyRequests extends Refused {
  constructor(retryAfterSeconds: number) {
    super('too-many-requests', retryAfterSeconds);
  }
}

/** Also answered while a service is overloaded. */
export const busySeconds = 5;

/** Too many clients at this moment. */
export class Busy extends Refused {
  constructor() {
    super('busy', busySeconds);
  }
}
