const tickMs = 5;
const lateMs = 10;
/** Longer than any visit waits. */
const keptMs = 60_000;

/**
 * Notes the spans in which the measuring process itself did not run, because of its own work or of another process.
 * Times within such a span say nothing about the site.
 */
export class Stalls {
  /** @type {{ from: number, to: number }[]} */
  #spans = [];
  #last = performance.now();
  #timer = setInterval(() => this.#tick(), tickMs).unref();

  #tick() {
    const now = performance.now();
    const late = now - this.#last - tickMs;
    if (late > lateMs) this.#spans.push({ from: this.#last, to: now });
    this.#last = now;
    while (this.#spans[0] && this.#spans[0].to < now - keptMs) this.#spans.shift();
  }

  /**
   * How much of a span fell into stalls, in ms.
   * @param {number} from
   * @param {number} to
   */
  during(from, to) {
    // A stall that still runs has no tick yet.
    const now = performance.now();
    const running = now - this.#last - tickMs > lateMs ? [{ from: this.#last, to: now }] : [];
    return [...this.#spans, ...running]
      .map((span) => Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)))
      .reduce((sum, ms) => sum + ms, 0);
  }

  stop() {
    clearInterval(this.#timer);
  }
}
