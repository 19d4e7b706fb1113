/** A bus of one browser: `BroadcastChannel`s of all fake tabs. A tab does not hear itself. */
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

/** Installs channels, which jsdom does not share; returns how to take them away. */
export function fakeSharedTabs(): () => void {
  channels.clear();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  return () => {
    if (before) Object.defineProperty(globalThis, 'BroadcastChannel', before);
  };
}
