import { ProblemError } from '@estate/server-kit/problem-error';

/** More was asked than we give at a time; in so many seconds the caller may ask again. */
export abstract class Refused extends ProblemError {
  protected constructor(
    readonly reason: 'too-many-requests' | 'busy',
    readonly retryAfterSeconds: number,
  ) {
    super(reason);
  }
}

/** One client's calls of a span of time are used up. */
export class TooManyRequests extends Refused {
  constructor(retryAfterSeconds: number) {
    super('too-many-requests', retryAfterSeconds);
  }
}

/** Also for a service that is asked too much at once. */
export const busySeconds = 5;

/** Too many callers at this moment. */
export class Busy extends Refused {
  constructor() {
    super('busy', busySeconds);
  }
}
