import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reloadOnceOnStaleChunk } from './stale-chunk.ts';

/** A fake tab with only the members that the guard uses, because jsdom's own location cannot be reloaded. */
function openTab(onLine = true) {
  const reload = jest.fn<() => void>();
  const tab = Object.assign(new EventTarget(), {
    sessionStorage,
    location: { reload },
    navigator: { onLine },
  });
  reloadOnceOnStaleChunk(tab);
  const failChunk = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    tab.dispatchEvent(event);
    return event;
  };
  return { reload, failChunk };
}

describe('a chunk that a deployment replaced', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  it('reloads the page once, and lets the error through the second time', () => {
    const { reload, failChunk } = openTab();
    expect(failChunk().defaultPrevented).toBe(true);
    expect(openTab().failChunk().defaultPrevented).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload without a network, where the page would be lost', () => {
    const { reload, failChunk } = openTab(false);
    expect(failChunk().defaultPrevented).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads again for the next deployment', () => {
    const { reload, failChunk } = openTab();
    failChunk();
    jest.setSystemTime(1_000_000 + 61_000);
    failChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
