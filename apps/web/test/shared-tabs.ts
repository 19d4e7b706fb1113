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

interface Waiting {
  readonly work: () => Promise<void> | undefined;
  readonly reject: (reason: unknown) => void;
}

/** The lock manager of one browser: holders of a name take turns, and an aborted request leaves the queue. */
class FakeLocks {
  private readonly queue: Waiting[] = [];
  private isHeld = false;

  request(
    _name: string,
    { signal }: { signal: AbortSignal },
    work: () => Promise<void> | undefined,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = { work: () => Promise.resolve(work()).then(resolve), reject };
      signal.addEventListener('abort', () => {
        const place = this.queue.indexOf(waiting);
        if (place < 0) return;
        this.queue.splice(place, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      this.queue.push(waiting);
      this.next();
    });
  }

  private next(): void {
    const first = this.isHeld ? undefined : this.queue.shift();
    if (!first) return;
    this.isHeld = true;
    void Promise.resolve(first.work()).then(() => {
      this.isHeld = false;
      this.next();
    });
  }
}

/** Installs locks and channels, which jsdom lacks or does not share; returns how to take them away. */
export function fakeSharedTabs(): () => void {
  channels.clear();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'locks');
    if (before) Object.defineProperty(globalThis, 'BroadcastChannel', before);
  };
}
