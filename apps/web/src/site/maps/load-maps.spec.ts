import { setImmediate } from 'node:timers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { answerScript, buildMaps, forgetMaps, mapsScript } from '../../../test/google-maps.ts';
import { refused, server } from '../../../test/server.ts';

let keyCalls = 0;
const answerKey = (apiKey: string | null, scriptUrl = 'https://maps.googleapis.com/maps/api/js') =>
  server.use(
    http.get('*/api/maps/key', () => {
      keyCalls += 1;
      return HttpResponse.json({ apiKey, scriptUrl });
    }),
  );

/** Starts loading; `outcome` is 'pending', 'loaded' or the error's message. */
async function start() {
  const { loadMaps } = await import('./load-maps.ts');
  const attempt: { outcome: string } = { outcome: 'pending' };
  loadMaps().then(
    () => (attempt.outcome = 'loaded'),
    (error: unknown) => (attempt.outcome = error instanceof Error ? error.message : 'no error'),
  );
  return { attempt, loadMaps };
}

/** Runs real turns of the event loop, which MSW's answers need also under fake timers. */
async function passReal(turns = 20) {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
async function pass(ms: number) {
  await passReal();
  await jest.advanceTimersByTimeAsync(ms);
  await passReal();
}

describe('loading the map', () => {
  beforeEach(() => {
    keyCalls = 0;
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    forgetMaps();
  });

  it('key and script of Google Maps are requested once for all maps [V-7.22]', async () => {
    answerKey('key-1');
    const { attempt, loadMaps } = await start();
    void loadMaps();
    await pass(0);
    expect(mapsScript()?.src).toContain('key=key-1');
    expect(mapsScript()?.src).toContain('language=de');
    const maps = buildMaps();
    answerScript(maps);
    await pass(0);
    expect(attempt.outcome).toBe('loaded');
    expect(maps.importLibrary.mock.calls.map(([name]) => name)).toEqual(['maps', 'places']);
    expect(keyCalls).toBe(1);
  });

  it('Google gets no request without a Maps key, and the key is not requested again [V-8.16]', async () => {
    answerKey(null);
    const { attempt } = await start();
    await pass(10_000);
    expect(attempt.outcome).toBe('There is no key for the map');
    expect(keyCalls).toBe(1);
    expect(mapsScript()).toBeNull();
  });

  it('a Google Maps key that cannot be loaded is requested three times, 1.5 s apart [V-7.17]', async () => {
    server.use(
      http.get('*/api/maps/key', () => {
        keyCalls += 1;
        return refused('unavailable');
      }),
    );
    const { attempt } = await start();
    await pass(0);
    expect(keyCalls).toBe(1);
    await pass(1_499);
    expect(keyCalls).toBe(1);
    await pass(1);
    expect(keyCalls).toBe(2);
    await pass(1_500);
    expect(keyCalls).toBe(3);
    expect(attempt.outcome).not.toBe('pending');
    await pass(10_000);
    expect(keyCalls).toBe(3);
  });

  it('the request of the Google Maps key ends after 8 s [V-8.16, V-9.17]', async () => {
    server.use(
      http.get('*/api/maps/key', () => {
        keyCalls += 1;
        return new Promise<never>(() => undefined);
      }),
    );
    const { attempt } = await start();
    for (let tries = 1; tries <= 3; tries += 1) {
      await pass(7_999);
      expect(keyCalls).toBe(tries);
      expect(attempt.outcome).toBe('pending');
      await pass(1);
      await pass(1_500);
    }
    expect(attempt.outcome).toBe('The key did not come');
  });

  it('a Google Maps script that has not loaded after 15 s is requested again [V-9.17]', async () => {
    answerKey('key-1');
    const { attempt } = await start();
    await pass(0);
    const first = mapsScript();
    expect(first).not.toBeNull();
    await pass(14_999);
    expect(mapsScript()).toBe(first);
    await pass(1);
    expect(mapsScript()).toBeNull();
    await pass(1_500);
    expect(mapsScript()).not.toBeNull();
    expect(mapsScript()?.src).not.toBe(first?.src);
    answerScript(buildMaps());
    await pass(0);
    expect(attempt.outcome).toBe('loaded');
  });

  it('the Google Maps script is loaded from the URL that the server names', async () => {
    answerKey('key-1', 'http://127.0.0.1:9/stub/maps.js');
    await start();
    await pass(0);
    expect(mapsScript('http://127.0.0.1:9/stub/maps.js?')?.src).toContain('key=key-1');
    expect(mapsScript()).toBeNull();
  });

  it('a Google Maps script that loads after its timeout is used, and no second one runs', async () => {
    answerKey('key-1');
    const { attempt } = await start();
    await pass(0);
    await pass(15_000);
    expect(attempt.outcome).toBe('pending');
    Object.assign(window, { google: { maps: { importLibrary: buildMaps().importLibrary } } });
    await pass(1_500);
    expect(mapsScript()).toBeNull();
    expect(attempt.outcome).toBe('loaded');
  });

  it('three failed Google Maps scripts end the attempt, and a later call tries again [V-7.17]', async () => {
    answerKey('key-1');
    const { attempt, loadMaps } = await start();
    for (let tries = 1; tries <= 3; tries += 1) {
      await pass(0);
      mapsScript()?.dispatchEvent(new Event('error'));
      await pass(1_500);
    }
    expect(attempt.outcome).not.toMatch(/pending|loaded/);
    const again = loadMaps();
    await pass(0);
    answerScript(buildMaps());
    await pass(0);
    await expect(again).resolves.toBeUndefined();
  });

  it('the places library of Google Maps may take 5 s to load', async () => {
    answerKey('key-1');
    const { attempt } = await start();
    await pass(0);
    const maps = buildMaps();
    maps.importLibrary.mockImplementation((name) =>
      name === 'places' ? new Promise(() => undefined) : Promise.resolve({}),
    );
    answerScript(maps);
    for (let tries = 1; tries <= 3; tries += 1) {
      await pass(4_999);
      expect(attempt.outcome).toBe('pending');
      await pass(1);
      await pass(1_500);
    }
    expect(attempt.outcome).toBe('The places library did not come');
  });
});
