export class RequestCounter {
  #byPath = new Map<string, number>();

  count(path: string) {
    this.#byPath.set(path, (this.#byPath.get(path) ?? 0) + 1);
  }

  timesOf(path: string): number {
    return this.#byPath.get(path) ?? 0;
  }

  clear() {
    this.#byPath.clear();
  }

  /** The numbers of requests, without control routes: in total, of images, and by path. */
  report() {
    let total = 0;
    let images = 0;
    for (const [path, times] of this.#byPath) {
      total += times;
      if (path.startsWith('/images/')) images += times;
    }
    return { total, images, paths: Object.fromEntries(this.#byPath) };
  }
}
