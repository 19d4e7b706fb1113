/**
 * Writes of many callers, one at a time: what comes while one is under way is written together by the next. Each caller
 * waits for its own items, so there are never more items than callers bring.
 */
export class GroupedWrites<Item> {
  private waiting: Item[] = [];
  private next: Promise<void> | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly write: (items: Item[]) => Promise<void>) {}

  /** Resolves once the items are written. If a write fails, every call whose items it held rejects. */
  add(items: readonly Item[]): Promise<void> {
    this.waiting.push(...items);
    this.next ??= this.running.then(() => {
      const group = this.waiting;
      this.waiting = [];
      this.next = undefined;
      const writing = this.write(group);
      this.running = writing.catch(() => undefined);
      return writing;
    });
    return this.next;
  }
}
