/** Counts requests by path, without the query; pictures are counted apart as well. */
export class RequestCounter {
  #byPath = new Map<string, number>();

  count(path: string) {
    this.#byPath.set(path, (this.#byPath.get(path) ?? 0) + 1);
  }

  clear() {
    this.#byPath.clear();
  }

  /** `{total, images, paths}`: `images` are downloads of pictures, `total` is everything but the control routes. */
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
