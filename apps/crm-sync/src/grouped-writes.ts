/**
 * Groups the writes of many callers: items that arrive during a write are written together by the next one. Each caller
 * waits until its items are written, so the number of waiting items is bounded by the number of callers.
 */
export class GroupedWrites<Item> {
  private waiting: Item[] = [];
  private next: Promise<void> | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly write: (items: Item[]) => Promise<void>) {}

  /** Resolves once the items are written. If a common write fails, all calls with items in it reject. */
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
