import type { Middleware } from 'openapi-fetch';

/**
 * Holds requests that were rejected because the session ended while the staff area was in use. The page stays, a
 * dialog asks for the sign-in, and then the requests are repeated.
 */
export class SignInGate {
  private isActive = false;
  private waiting: {
    readonly answer: Promise<boolean>;
    readonly resolve: (canRepeat: boolean) => void;
  } | null = null;
  private readonly listeners = new Set<() => void>();

  get isOpen(): boolean {
    return this.waiting !== null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Activates the gate; the returned function deactivates it. While it is inactive, a rejected request fails at once.
   */
  activate(): () => void {
    this.isActive = true;
    return () => {
      this.isActive = false;
      this.settle(false);
    };
  }

  /**
   * Waits for a sign-in. Resolves to true if the same person signed in, so that the rejected request may be repeated.
   */
  ask(): Promise<boolean> {
    if (!this.isActive) return Promise.resolve(false);
    if (!this.waiting) {
      let resolve: (canRepeat: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((done) => (resolve = done));
      this.waiting = { answer, resolve };
      this.announce();
    }
    return this.waiting.answer;
  }

  /** Ends the wait. `canRepeat` is true if the same person signed in. */
  settle(canRepeat: boolean): void {
    if (!this.waiting) return;
    const { resolve } = this.waiting;
    this.waiting = null;
    resolve(canRepeat);
    this.announce();
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The gate shared by all requests of this tab. */
export const signInGate = new SignInGate();

/** Staff routes except `/api/admin/me`, whose 401 is its regular response for a person who is not signed in. */
const isRepeatable = (path: string) => path.startsWith('/api/admin/') && path !== '/api/admin/me';

/**
 * Middleware that repeats a rejected staff request after the sign-in. That is safe for every method, because the
 * server checks the session first: a request with a 401 response has changed nothing.
 */
export function repeatAfterSignIn(gate: SignInGate): Middleware {
  const sent = new Map<string, Request>();
  return {
    onRequest({ request, schemaPath, id }) {
      if (isRepeatable(schemaPath)) sent.set(id, request.clone());
    },
    async onResponse({ response, id }) {
      const request = sent.get(id);
      sent.delete(id);
      if (!request || response.status !== 401 || !(await gate.ask())) return undefined;
      return globalThis.fetch(request);
    },
    onError({ id }) {
      sent.delete(id);
    },
  };
}
