import { act } from '@testing-library/react';

/** Replaces EventSource, which jsdom lacks; the spec sends the server's events. */
export class FakeEventSource {
  static readonly CLOSED = 2;
  static latest: FakeEventSource | undefined;
  /** Every stream since `fakeEventStreams`. */
  static all: FakeEventSource[] = [];

  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeEventSource.latest = this;
    FakeEventSource.all.push(this);
  }

  static get open(): FakeEventSource[] {
    return FakeEventSource.all.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);
  }

  accept(): void {
    act(() => this.onopen?.());
  }

  send(state: unknown): void {
    act(() => this.onmessage?.({ data: JSON.stringify(state) }));
  }

  /** The connection is lost or refused, e.g. by an answer of 503. */
  fail(): void {
    act(() => this.onerror?.());
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** Installs `FakeEventSource`; call it in `beforeEach`. */
export function fakeEventStreams(): void {
  FakeEventSource.latest = undefined;
  FakeEventSource.all = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
}
