/**
 * All fake BroadcastChannels of the browser's tabs. As in a browser, a channel does not receive its own messages.
 */
const channels = new Set<FakeChannel>();

export class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of channels) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
    }
  }

  close(): void {
    channels.delete(this);
  }
}

/** Replaces BroadcastChannel; returns a function that restores it. */
export function fakeSharedTabs(): () => void {
  channels.clear();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  return () => {
    if (before) Object.defineProperty(globalThis, 'BroadcastChannel', before);
  };
}
