import { afterEach, beforeEach } from '@jest/globals';

/**
 * Gives elements the height of a screen, because jsdom has no layout and a virtual list renders only visible rows.
 */
export function mockElementHeight(): void {
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 900 });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  });
}
