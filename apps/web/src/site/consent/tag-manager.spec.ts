import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pushEvent } from './data-layer.ts';
import { consentVersion, onConsentChange, readConsent, saveConsent } from './preferences.ts';
import { hostAndParentDomains, loadTagManagerOnConsent } from './tag-manager.ts';

const script = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]');

const events = () =>
  (window.dataLayer ?? []).flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'event' in entry ? [entry.event] : [],
  );

/** `consent` commands: kind and states. */
const signals = () =>
  (window.dataLayer ?? []).flatMap((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [Array.from(entry as ArrayLike<unknown>).slice(1)]
      : [],
  );

describe('tag manager', () => {
  const reload = jest.fn();
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    delete window.dataLayer;
    reload.mockClear();
  });
  afterEach(() => {
    stop();
    script()?.remove();
    jest.useRealTimers();
  });

  it('the tag manager is loaded neither before a consent choice nor with consent to the necessary purpose only [S-2.18]', () => {
    stop = loadTagManagerOnConsent('GTM-TEST', reload);
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(10_000);
    saveConsent({ analytics: false, maps: false });
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(10_000);
    expect(script()).toBeNull();
  });

  it('the tag manager is loaded 3 s after the page if the visitor consented at an earlier visit [S-2.17, S-2.18, S-9.4]', () => {
    saveConsent({ analytics: true, maps: false });
    stop = loadTagManagerOnConsent('GTM-TEST', reload);
    jest.advanceTimersByTime(2_999);
    expect(script()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(script()).toHaveAttribute('src', 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST');
    expect(signals()).toEqual([
      [
        'default',
        {
          analytics_storage: 'granted',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
    ]);
  });

  it.each(['scroll', 'mousemove', 'touchstart', 'click', 'keydown'])(
    'the tag manager is loaded after consent at the first %s of the visitor [S-2.17, S-9.4]',
    (type) => {
      saveConsent({ analytics: true, maps: false });
      stop = loadTagManagerOnConsent('GTM-TEST', reload);
      window.dispatchEvent(new Event(type));
      expect(script()).not.toBeNull();
      jest.advanceTimersByTime(10_000);
      expect(document.querySelectorAll('script[src*="googletagmanager"]')).toHaveLength(1);
    },
  );

  it('the tag manager gets no events that were recorded before the consent', () => {
    stop = loadTagManagerOnConsent('GTM-TEST', reload);
    pushEvent('bewertungstool');
    expect(events()).toEqual(['bewertungstool']);
    saveConsent({ analytics: true, maps: false });
    pushEvent('conversion_form_address_success');
    jest.advanceTimersByTime(3_000);
    expect(events()).toEqual(['conversion_form_address_success', 'gtm.js']);
  });

  it('the tag manager gets the events of a visit whose visitor consented earlier', () => {
    jest.setSystemTime(performance.timeOrigin - 60_000);
    saveConsent({ analytics: true, maps: false });
    jest.setSystemTime(performance.timeOrigin + 1_000);
    pushEvent('bewertungstool');
    stop = loadTagManagerOnConsent('GTM-TEST', reload);
    jest.advanceTimersByTime(3_000);
    expect(events()).toEqual(['bewertungstool', 'gtm.js']);
  });

  it('the tag manager is not loaded if the visitor withdraws the consent before it loads', () => {
    saveConsent({ analytics: true, maps: false });
    stop = loadTagManagerOnConsent('GTM-TEST', reload);
    saveConsent({ analytics: false, maps: false });
    jest.advanceTimersByTime(10_000);
    expect(script()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('a withdrawal of the consent removes the tag manager and all that measuring tags have stored', () => {
    window.history.replaceState(null, '', '/immobilien/liste');
    for (const cookie of ['_ga=1;path=/', '_ga_DEEP=1;path=/immobilien', '_dc_gtm_UA=1;path=/immobilien/'])
      document.cookie = cookie;
    for (const cookie of ['_fbp=1;path=/', 'FPID=1;path=/', 'other=1;path=/']) document.cookie = cookie;
    localStorage.setItem('_gcl_ls', '1');
    localStorage.setItem('merkliste', '[7]');
    sessionStorage.setItem('_hjx', '1');
    saveConsent({ analytics: true, maps: true });
    stop = loadTagManagerOnConsent('GTM-TEST', reload);
    jest.advanceTimersByTime(3_000);
    expect(document.cookie).toContain('_ga_DEEP');
    saveConsent({ analytics: false, maps: true });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).toBe('other=1');
    expect(Object.keys(localStorage).toSorted()).toEqual(['consent-preferences', 'merkliste']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('the next page deletes the cookies of measuring tags for its path, also after a refused consent', () => {
    document.cookie = '_ga=1;path=/';
    saveConsent({ analytics: false, maps: false });
    stop = loadTagManagerOnConsent('GTM-TEST', reload);
    expect(document.cookie).toBe('other=1');
    expect(reload).not.toHaveBeenCalled();
  });

  it('a withdrawal of the consent deletes cookies of each parent domain', () => {
    expect(hostAndParentDomains('www.makler.example.test')).toEqual([
      'www.makler.example.test',
      'makler.example.test',
      'example.test',
      'test',
    ]);
  });
});

const key = 'consent-preferences';

const whole = {
  necessary: true,
  analytics: true,
  maps: true,
  version: consentVersion,
  date: '2026-11-01',
};

describe('stored consent', () => {
  beforeEach(() => localStorage.clear());

  it('the consent is stored with version and date [V-3.1, V-3.2]', () => {
    saveConsent({ analytics: true, maps: false });
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      necessary: true,
      analytics: true,
      maps: false,
      version: consentVersion,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(readConsent()).toMatchObject({ analytics: true });
  });

  it.each([
    ['nothing', null],
    ['rubbish', '{'],
    ['another version', JSON.stringify({ ...whole, version: '2020-01' })],
    ['no date', JSON.stringify({ ...whole, date: undefined })],
    ['words for switches', JSON.stringify({ ...whole, analytics: 'yes' })],
    ['no switch for maps', JSON.stringify({ ...whole, maps: undefined })],
  ])('the stored value %s counts as no consent [V-3.1, V-3.2]', (_, stored) => {
    if (stored !== null) localStorage.setItem(key, stored);
    expect(readConsent()).toBeNull();
  });

  it('a consent choice in this or another tab calls the listeners', () => {
    const listener = jest.fn();
    const stop = onConsentChange(listener);
    saveConsent({ analytics: false, maps: false });
    expect(listener).toHaveBeenCalledTimes(1);

    localStorage.setItem(key, JSON.stringify(whole));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(readConsent()?.analytics).toBe(true);

    stop();
    saveConsent({ analytics: false, maps: false });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
