import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { consentVersion, onConsentChange, readConsent, saveConsent } from './preferences.ts';

const key = 'consent-preferences';
const whole = {
  necessary: true,
  analytics: true,
  marketing: false,
  maps: true,
  version: consentVersion,
  date: '2026-11-01',
};

describe('stored consent', () => {
  beforeEach(() => localStorage.clear());

  it('is stored with version and date', () => {
    saveConsent({ analytics: true, marketing: false, maps: false });
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      necessary: true,
      analytics: true,
      marketing: false,
      maps: false,
      version: consentVersion,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(readConsent()).toMatchObject({ analytics: true, marketing: false });
  });

  it.each([
    ['nothing', null],
    ['rubbish', '{'],
    ['another version', JSON.stringify({ ...whole, version: '2020-01' })],
    ['no date', JSON.stringify({ ...whole, date: undefined })],
    ['words for switches', JSON.stringify({ ...whole, marketing: 'yes' })],
    ['no switch for maps', JSON.stringify({ ...whole, maps: undefined })],
  ])('%s counts as not asked', (_, stored) => {
    if (stored !== null) localStorage.setItem(key, stored);
    expect(readConsent()).toBeNull();
  });

  it('from when maps were marketing holds for all but maps, which ask anew [V-3.1]', () => {
    const old = { ...whole, marketing: true, maps: undefined, version: '2026-11' };
    localStorage.setItem(key, JSON.stringify(old));
    expect(readConsent()).toMatchObject({
      analytics: true,
      marketing: true,
      maps: false,
      version: '2026-11',
    });
  });

  it('is followed, also when another tab chose', () => {
    const listener = jest.fn();
    const stop = onConsentChange(listener);
    saveConsent({ analytics: false, marketing: false, maps: false });
    expect(listener).toHaveBeenCalledTimes(1);

    localStorage.setItem(key, JSON.stringify(whole));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(readConsent()?.analytics).toBe(true);

    stop();
    saveConsent({ analytics: false, marketing: false, maps: false });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
