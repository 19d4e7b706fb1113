import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepScroll, type RenderedPage } from './scroll.ts';

/** A fake router that reports rendered pages. */
function startScrolling() {
  let arrive: (page: RenderedPage) => void = () => undefined;
  keepScroll({ subscribe: (_, listener) => (arrive = listener) });
  return (hash: string, part: Partial<RenderedPage> = {}) =>
    arrive({ pathChanged: true, hashChanged: hash !== '', toLocation: { hash }, ...part });
}

const addTarget = () => {
  document.body.innerHTML = '<header></header><main id="inhalt" tabindex="-1"><div id="ziel"></div></main>';
  document.querySelector('header')!.getBoundingClientRect = () => ({ height: 72 }) as DOMRect;
  document.getElementById('ziel')!.getBoundingClientRect = () => ({ top: 500 }) as DOMRect;
};

describe('scrolling', () => {
  const scrollTo = jest.fn<(to: ScrollToOptions) => void>();
  beforeEach(() => {
    jest.useFakeTimers();
    scrollTo.mockClear();
    Object.assign(window, { scrollTo });
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  it('goes to the top at once on every change of route and gives the page the focus', () => {
    addTarget();
    startScrolling()('', { fromLocation: {} });
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.getElementById('inhalt')).toHaveFocus();
  });

  it('goes to the hash of the address that one lands on, which the router knows already', () => {
    addTarget();
    const render = startScrolling();
    render('ziel', { pathChanged: false, hashChanged: false });
    jest.runAllTimers();
    expect(scrollTo).toHaveBeenCalledTimes(4);
    scrollTo.mockClear();
    render('ziel', { pathChanged: false, hashChanged: false });
    jest.runAllTimers();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('leaves the page alone when only the search changed', () => {
    startScrolling()('', { pathChanged: false });
    jest.runAllTimers();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('goes smoothly to the hash, 8 px below the header', () => {
    addTarget();
    startScrolling()('ziel');
    jest.advanceTimersByTime(0);
    expect(scrollTo).toHaveBeenCalledWith({ top: 500 - 72 - 8, behavior: 'smooth' });
  });

  it('looks for the target after 0, 120, 300 and 700 ms, and then no more', () => {
    addTarget();
    const times: number[] = [];
    const begin = Date.now();
    scrollTo.mockImplementation(() => void times.push(Date.now() - begin));
    startScrolling()('ziel');
    jest.advanceTimersByTime(60_000);
    scrollTo.mockReset();
    expect(times).toEqual([0, 120, 300, 700]);
  });

  it('looks again after 120, 300 and 700 ms for content that comes late', () => {
    startScrolling()('ziel');
    jest.advanceTimersByTime(299);
    expect(scrollTo).not.toHaveBeenCalled();
    addTarget();
    jest.advanceTimersByTime(1);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(400);
    expect(scrollTo).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(5_000);
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it('stops looking when the next page comes', () => {
    const arrive = startScrolling();
    arrive('ziel');
    arrive('', { pathChanged: true });
    addTarget();
    scrollTo.mockClear();
    jest.runAllTimers();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
