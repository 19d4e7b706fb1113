/** An IntersectionObserver that reports no element as visible, because jsdom has no layout. */
export class NothingIsNear implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(protected notify: IntersectionObserverCallback) {}

  observe(_target: Element): void {
    /* nothing comes near */
  }
  unobserve(): void {
    /* nothing is observed */
  }
  disconnect(): void {
    this.notify = () => undefined;
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** An IntersectionObserver that reports every element as visible at once. */
export class EverythingIsNear extends NothingIsNear {
  override observe(target: Element): void {
    this.notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
}
