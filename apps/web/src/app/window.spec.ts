import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { globalCss } from '../shared/theme/global-css.ts';
import { restoreScrollOnNavigation, type RenderedPage } from './scroll.ts';
import { reloadOnceOnStaleChunk } from './stale-chunk.ts';
import { reportScriptErrors } from './report-script-errors.ts';

type Part = {
  pathChanged?: boolean;
  hashChanged?: boolean;
  from?: string;
  to?: string;
  key?: string;
  /** Another navigation begins before this one is rendered. */
  isUnfinished?: boolean;
};

/** A fake router that loads and renders pages, and scrolls to the top of a new page before its listeners run. */
function startScrolling() {
  const listeners = new Map<string, (page: RenderedPage) => void>();
  restoreScrollOnNavigation({ subscribe: (event, listener) => listeners.set(event, listener) });
  const at = (pathname: string, key: string, hash = '') => ({
    pathname,
    hash,
    href: pathname,
    state: { __TSR_key: key },
  });
  return (hash: string, { from, to = '/', key = to, isUnfinished = false, ...part }: Part = {}) => {
    const page = {
      pathChanged: true,
      hashChanged: hash !== '',
      ...part,
      fromLocation: from === undefined ? undefined : at(from, from),
      toLocation: at(to, key, hash),
    };
    listeners.get('onBeforeLoad')?.(page);
    if (isUnfinished) return;
    if (page.pathChanged) Object.assign(window, { scrollY: 0 });
    listeners.get('onRendered')?.(page);
  };
}

const addTarget = () => {
  document.body.innerHTML = '<main id="inhalt" tabindex="-1"><div id="ziel"></div></main>';
};

describe('scrolling', () => {
  const scrollTo = jest.fn<(to: ScrollToOptions) => void>();
  const scrollIntoView = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    scrollTo.mockClear();
    scrollIntoView.mockReset();
    Object.assign(window, { scrollTo });
    Object.assign(Element.prototype, { scrollIntoView });
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  it('each change of the route moves the keyboard focus to the page', () => {
    addTarget();
    startScrolling()('', { from: '/von' });
    expect(document.getElementById('inhalt')).toHaveFocus();
  });

  it('the first page scrolls to the hash of its URL', () => {
    addTarget();
    const render = startScrolling();
    render('ziel', { pathChanged: false, hashChanged: false });
    jest.runAllTimers();
    expect(scrollIntoView).toHaveBeenCalledTimes(4);
    scrollIntoView.mockClear();
    render('ziel', { pathChanged: false, hashChanged: false });
    jest.runAllTimers();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('a navigation that changes only the search parameters moves neither scroll position nor focus', () => {
    startScrolling()('', { pathChanged: false });
    jest.runAllTimers();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('a link to a hash scrolls smoothly to its target, 8 px below the header [V-2.7, V-9.2]', () => {
    addTarget();
    startScrolling()('ziel');
    jest.advanceTimersByTime(0);
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('ziel')]);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
    // `scroll-padding-top` sets the distance below the header, also when the browser itself scrolls to a hash.
    expect(globalCss['html']).toHaveProperty('scrollPaddingTop', 'calc(var(--header-height) + 8px)');
  });

  it('the target of a hash is looked up after 0, 120, 300 and 700 ms, and then no more [V-2.8]', () => {
    addTarget();
    const times: number[] = [];
    const begin = Date.now();
    scrollIntoView.mockImplementation(() => void times.push(Date.now() - begin));
    startScrolling()('ziel');
    jest.advanceTimersByTime(60_000);
    scrollIntoView.mockReset();
    expect(times).toEqual([0, 120, 300, 700]);
  });

  it('the page scrolls to a target that is rendered after 120, 300 or 700 ms [V-2.8, V-9.2]', () => {
    startScrolling()('ziel');
    jest.advanceTimersByTime(299);
    expect(scrollIntoView).not.toHaveBeenCalled();
    addTarget();
    jest.advanceTimersByTime(1);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(400);
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(5_000);
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('the lookup of the target of a hash ends when the next page is rendered', () => {
    const arrive = startScrolling();
    arrive('ziel');
    arrive('', { pathChanged: true });
    addTarget();
    scrollIntoView.mockClear();
    jest.runAllTimers();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  describe('back to a page', () => {
    let grow: () => void;
    beforeEach(() => {
      addTarget();
      document.body.innerHTML = '<main id="inhalt" tabindex="-1"></main>';
      Object.assign(globalThis, {
        ResizeObserver: class {
          constructor(callback: () => void) {
            grow = callback;
          }
          observe = () => undefined;
          disconnect = () => (grow = () => undefined);
        },
      });
      // The fake page scrolls at most to the end of its content.
      scrollTo.mockImplementation(({ top = 0 }) => {
        const tallest = document.querySelectorAll('a').length * 1_000;
        Object.assign(window, { scrollY: Math.min(top, tallest) });
      });
    });
    const leaveAt = (top: number) => {
      const render = startScrolling();
      render('', { to: '/liste' });
      Object.assign(window, { scrollY: top });
      render('', { from: '/liste', to: '/objekt' });
      expect(window.scrollY).toBe(0);
      return render;
    };
    const addLinks = (...paths: string[]) =>
      paths.forEach((path) => {
        document.getElementById('inhalt')!.append(Object.assign(document.createElement('a'), { href: path }));
        grow();
      });

    it('Back restores scroll position and focus of a page, also if its content is rendered late', () => {
      const render = leaveAt(2_000);
      render('', { from: '/objekt', to: '/liste' });
      expect(document.getElementById('inhalt')).toHaveFocus();
      addLinks('/eins', '/objekt', '/drei');
      expect(window.scrollY).toBe(2_000);
      expect(document.querySelector('a[href="/objekt"]')).toHaveFocus();
    });

    it('Back restores no scroll position once the visitor scrolls', () => {
      const render = leaveAt(2_000);
      render('', { from: '/objekt', to: '/liste' });
      window.dispatchEvent(new Event('wheel'));
      addLinks('/eins', '/objekt');
      expect(window.scrollY).toBe(0);
    });

    it('Back restores the scroll position before the next page has loaded', () => {
      const render = startScrolling();
      render('', { to: '/liste' });
      addLinks('/eins', '/objekt', '/drei');
      Object.assign(window, { scrollY: 2_000 });
      render('', { from: '/liste', to: '/objekt', isUnfinished: true });
      // The skeleton of the property page is scrolled to its top.
      Object.assign(window, { scrollY: 0 });
      render('', { from: '/liste', to: '/liste', pathChanged: false });
      expect(window.scrollY).toBe(2_000);
      expect(document.querySelector('a[href="/objekt"]')).toHaveFocus();
    });

    it('Back restores the scroll position if only the search parameters differ, for example after closing a record over its list', () => {
      const render = startScrolling();
      addLinks('/eins', '/zwei', '/drei');
      render('', { to: '/liste' });
      Object.assign(window, { scrollY: 2_000 });
      render('', { from: '/liste', to: '/liste?objekt=1', pathChanged: false });
      expect(window.scrollY).toBe(2_000);
      Object.assign(window, { scrollY: 0 });
      render('', { from: '/liste?objekt=1', to: '/liste', pathChanged: false });
      expect(window.scrollY).toBe(2_000);
      Object.assign(window, { scrollY: 500 });
      render('', { from: '/liste', to: '/liste', pathChanged: false });
      expect(window.scrollY).toBe(500);
    });

    it('a new visit to a page is shown from its top', () => {
      const render = leaveAt(2_000);
      render('', { from: '/objekt', to: '/liste', key: 'another' });
      addLinks('/eins', '/objekt');
      expect(window.scrollY).toBe(0);
    });
  });
});

describe('a chunk that a deployment replaced', () => {
  /** A fake window with only the members that `reloadOnceOnStaleChunk` uses, because jsdom cannot reload a page. */
  function openTab(onLine = true) {
    const reload = jest.fn<() => void>();
    const tab = Object.assign(new EventTarget(), {
      sessionStorage,
      location: { reload },
      navigator: { onLine },
    });
    reloadOnceOnStaleChunk(tab);
    const failChunk = () => {
      const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
        payload: new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
      });
      tab.dispatchEvent(event);
      return event;
    };
    return { tab, reload, failChunk };
  }

  beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  it('a missing script chunk reloads the page once, and a second one is an error', () => {
    const { reload, failChunk } = openTab();
    expect(failChunk().defaultPrevented).toBe(true);
    expect(openTab().failChunk().defaultPrevented).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a missing script chunk does not reload the page offline, because the page would be lost', () => {
    const { reload, failChunk } = openTab(false);
    const { defaultPrevented, payload } = failChunk();
    expect(defaultPrevented).toBe(false);
    expect(payload.message).not.toContain('module');
    expect(reload).not.toHaveBeenCalled();
  });

  it('a script chunk that is cancelled because the visitor opens another page does not reload the page', () => {
    const { reload, failChunk, tab } = openTab();
    tab.dispatchEvent(new Event('beforeunload'));
    expect(failChunk().payload.message).not.toContain('module');
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    failChunk();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a script chunk that the next deployment replaces reloads the page again', () => {
    const { reload, failChunk } = openTab();
    failChunk();
    jest.setSystemTime(1_000_000 + 61_000);
    failChunk();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

const origin = 'https://www.makler.example';

describe('a failure of a script', () => {
  /** Opens a fake tab on a page of the site. `sent` returns the reports that the tab has sent. */
  function openTab(pathname = '/kontakt') {
    const sendBeacon = jest.fn<(path: string, body: Blob) => boolean>(() => true);
    const tab = Object.assign(new EventTarget(), {
      location: { origin, pathname },
      navigator: { sendBeacon },
    });
    const report = reportScriptErrors(tab, `${origin}/assets/index-B1.js?v=1`);
    const fail = (filename: string) => tab.dispatchEvent(new ErrorEvent('error', { filename }));
    const sent = () =>
      Promise.all(
        sendBeacon.mock.calls.map(async ([path, body]) => [
          path,
          body.type,
          JSON.parse(await body.text()) as unknown,
        ]),
      );
    return { tab, report, fail, sent };
  }

  it('the report of a script error contains only the paths of the page and of the script', async () => {
    const { fail, sent } = openTab();
    fail(`${origin}/assets/index-B1.js`);
    expect(await sent()).toEqual([
      ['/api/script-errors', 'application/json', { path: '/kontakt', script: '/assets/index-B1.js' }],
    ]);
  });

  it('a rejected promise and an error in an error boundary are reported', async () => {
    const { tab, report, sent } = openTab();
    tab.dispatchEvent(new Event('unhandledrejection'));
    report();
    expect(await sent()).toHaveLength(2);
  });

  it('an error in the script of an extension is not reported', async () => {
    const { fail, sent } = openTab();
    fail('chrome-extension://abc/content.js');
    fail('');
    expect(await sent()).toEqual([]);
  });

  it('at most five script errors are reported, with a shortened path', async () => {
    const { report, sent } = openTab(`/${'x'.repeat(600)}`);
    for (let times = 0; times < 9; times += 1) report();
    const reports = await sent();
    expect(reports).toHaveLength(5);
    expect(reports[0]?.[2]).toMatchObject({ path: expect.stringMatching(/^\/x{499}$/) as unknown });
  });
});
