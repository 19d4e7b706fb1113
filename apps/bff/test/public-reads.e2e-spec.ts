import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { card, property } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

describe('public reads', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  it('answer the home list with the security headers and a request id', async () => {
    const response = await world.get('/api/properties/latest', {
      headers: { 'x-request-id': 'abc-12345678' },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ items: [card()] });
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('x-request-id')).toBe('abc-12345678');
  });

  it('carry the request id to the service and replace one that is no id', async () => {
    await world.get('/api/properties/sold', { headers: { 'x-request-id': 'trace-me-please' } });
    expect(world.catalog.calls.at(-1)?.requestId).toBe('trace-me-please');
    const response = await world.get('/api/properties/latest', { headers: { 'x-request-id': '<script>' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('pass the filters on as numbers and words', async () => {
    const response = await world.get('/api/properties?type=house&deal=buy&price_max=900000&page=2');
    expect(response.status).toBe(200);
    expect(world.catalog.calls.at(-1)?.input).toEqual({
      type: 'house',
      deal: 'buy',
      price_max: 900_000,
      page: 2,
      page_size: 24,
    });
  });

  it('refuse filters that cannot be understood, field by field and in German', async () => {
    const refused = await problemOf(await world.get('/api/properties?page_size=500&price_min=1&sort=best'));
    expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(refused.errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(['page_size', 'sort']));
    for (const { message } of refused.errors ?? []) expect(message).not.toMatch(/Invalid|expected|Too/);
  });

  it('answer the cities of the listing, kept like every answer and not taken for an id', async () => {
    const response = await world.get('/api/properties/cities');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ items: [{ city: 'Hamburg', count: 1 }] });
    const asked = world.catalog.calls.filter(({ message }) => message === 'catalog.listCities').length;
    await world.get('/api/properties/cities');
    expect(world.catalog.calls.filter(({ message }) => message === 'catalog.listCities')).toHaveLength(asked);
  });

  it('answer one property, 400 for no number, 404 and 410', async () => {
    expect(await (await world.get('/api/properties/42')).json()).toEqual(property());
    expect(await problemOf(await world.get('/api/properties/abc'))).toMatchObject({
      status: 400,
      errors: [{ field: 'id', message: 'Bitte geben Sie eine gültige Property ID ein' }],
    });
    world.catalog.answer({
      'catalog.getProperty': ({ id }: { id: number }) =>
        problem(id === 7 ? 'property-gone' : 'property-not-found'),
    });
    expect(await problemOf(await world.get('/api/properties/7'))).toMatchObject({ status: 410 });
    expect(await problemOf(await world.get('/api/properties/8'))).toMatchObject({
      status: 404,
      detail: 'Immobilie nicht gefunden',
    });
  });

  it('refuse other methods and unknown paths', async () => {
    const wrongMethod = await world.get('/api/properties', { method: 'DELETE' });
    expect(await problemOf(wrongMethod)).toMatchObject({ status: 405 });
    expect(wrongMethod.headers.get('allow')).toBe('GET, HEAD');
    expect(await problemOf(await world.get('/api/nothing'))).toMatchObject({ status: 404 });
    expect(await problemOf(await world.get('/api/auth/list-sessions'))).toMatchObject({ status: 404 });
    expect(await problemOf(await world.get('/kontakt', { method: 'POST' }))).toMatchObject({ status: 405 });
  });

  it('become a 503 problem when catalog is gone, and come back with it', async () => {
    await world.catalog.close();
    expect(await problemOf(await world.get('/api/properties?page=3'))).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    await world.catalog.start();
    expect((await world.get('/api/properties?page=3')).status).toBe(200);
  });
});
