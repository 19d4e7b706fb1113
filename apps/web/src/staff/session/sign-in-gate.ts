import type { Middleware } from 'openapi-fetch';

/**
 * Holds calls that were refused because the session ended while somebody worked. The page stays as it is, the dialog of
 * the gate asks for the sign-in, and then the calls go on.
 */
export class SignInGate {
  private isUsed = false;
  private waiting: { readonly answer: Promise<boolean>; readonly resolve: (goesOn: boolean) => void } | null =
    null;
  private readonly listeners = new Set<() => void>();

  get isOpen(): boolean {
    return this.waiting !== null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Somebody works from now on; returns how to end that. Without anybody a refused call fails at once. */
  enter(): () => void {
    this.isUsed = true;
    return () => {
      this.isUsed = false;
      this.settle(false);
    };
  }

  /** Waits for a sign-in; true if the same person signed in, so that the refused call may be repeated. */
  ask(): Promise<boolean> {
    if (!this.isUsed) return Promise.resolve(false);
    if (!this.waiting) {
      let resolve: (goesOn: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((done) => (resolve = done));
      this.waiting = { answer, resolve };
      this.announce();
    }
    return this.waiting.answer;
  }

  /** Ends the wait; `goesOn` once the same person signed in. */
  settle(goesOn: boolean): void {
    if (!this.waiting) return;
    const { resolve } = this.waiting;
    this.waiting = null;
    resolve(goesOn);
    this.announce();
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The one gate of this tab. */
export const signInGate = new SignInGate();

/** `/api/admin/me` is the question who is signed in, so its 401 is an answer. */
const isHeld = (path: string) => path.startsWith('/api/admin/') && path !== '/api/admin/me';

/**
 * Repeats a call of staff after the sign-in. That is safe for every method, because the server checks the session before
 * anything else: a call answered with 401 has changed nothing.
 */
export function repeatAfterSignIn(gate: SignInGate): Middleware {
  const sent = new Map<string, Request>();
  return {
    onRequest({ request, schemaPath, id }) {
      if (isHeld(schemaPath)) sent.set(id, request.clone());
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
