const room = 96 * 1024 * 1024;

/** Finished pictures, least recently used out first; equal requests at the same time share one rendering. */
export class PictureCache {
  #finished = new Map<string, Buffer>();
  #running = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  async get(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#finished.get(key);
    if (known) {
      this.#finished.delete(key);
      this.#finished.set(key, known);
      return known;
    }
    const running = this.#running.get(key) ?? this.#start(key, render);
    return running;
  }

  #start(key: string, render: () => Promise<Buffer>) {
    const rendering = render()
      .then((picture) => this.#keep(key, picture))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, rendering);
    return rendering;
  }

  #keep(key: string, picture: Buffer) {
    this.#finished.set(key, picture);
    this.#bytes += picture.length;
    for (const [oldest, old] of this.#finished) {
      if (this.#bytes <= room) break;
      this.#finished.delete(oldest);
      this.#bytes -= old.length;
    }
    return picture;
  }
}
