/** Cache Storage in memory, because jsdom has none. */
export class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>();

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.has(name));
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'add' | 'keys' | 'delete'>> {
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    const addressOf = (request: RequestInfo | URL) =>
      new URL(request instanceof Request ? request.url : request, window.location.href).href;
    const put = (request: RequestInfo | URL, answer: Response) => {
      entries.set(addressOf(request), answer);
      return Promise.resolve();
    };
    return Promise.resolve({
      put,
      match: (request) => Promise.resolve(entries.get(addressOf(request))?.clone()),
      add: async (request) => put(request, await fetch(addressOf(request))),
      keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
      delete: (request) => Promise.resolve(entries.delete(addressOf(request))),
    });
  }

  /** Paths in the cache of this name; null if the cache does not exist. */
  pathsOf(name: string): string[] | null {
    const entries = this.#caches.get(name);
    return entries ? [...entries.keys()].map((url) => new URL(url).pathname).sort() : null;
  }
}
