import { act } from '@testing-library/react';

/** Replaces EventSource, which jsdom lacks; the spec sends the server's events. */
export class FakeEventSource {
  static readonly CLOSED = 2;
  static latest: FakeEventSource | undefined;

  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeEventSource.latest = this;
  }

  send(state: unknown): void {
    act(() => this.onmessage?.({ data: JSON.stringify(state) }));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** Installs `FakeEventSource`; call it in `beforeEach`. */
export function fakeEventStreams(): void {
  FakeEventSource.latest = undefined;
  Object.assign(globalThis, { EventSource: FakeEventSource });
}
