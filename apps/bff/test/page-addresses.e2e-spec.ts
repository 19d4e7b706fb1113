import { fixedPaths } from '@estate/content/page-heads';
import { staffPages } from '@estate/content/staff-pages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from './world.ts';

describe('an address that is not spelled as its page', () => {
  let world: World;
  let requests = 0;
  /** Each request comes from another client, because redirects are counted per client. */
  const get = (path: string) => {
    requests += 1;
    return world.get(path, { headers: { 'x-forwarded-for': `192.0.${requests >> 8}.${requests & 255}` } });
  };
  beforeAll(async () => {
    world = await startWorld({ TRUST_PROXY: '1' });
  });
  afterAll(() => world.close());

  it('a page URL in another spelling redirects to the page in one step and keeps its query [V-2.4]', async () => {
    const listed = [
      ...fixedPaths,
      ...Object.keys(staffPages),
      '/immobilie/villa-elbe-42',
      '/makler/henrik-thordsen',
    ];
    const ends = [
      ')',
      '.',
      ',',
      ';',
      '>',
      '%3E',
      "'",
      '%22',
      '%E2%80%9C',
      '%C2%AB',
      '%20',
      '%0A',
      '*',
      '/',
      ')/',
      '/%20',
    ];
    const invisible = ['%E2%80%8B', '%EF%BB%BF', '%C2%AD', '%E2%81%A0', '%EF%B8%8F'];
    const glued = [
      '&utm_source=mail',
      '&amp;utm_source=mail',
      '%3Futm_source=mail',
      '%23top',
      ').&utm_source=mail',
    ];
    const wrong: unknown[] = [];
    for (const path of listed) {
      const spellings = [
        // The client itself drops the full stop of `/.`.
        ...[...ends, ...invisible, ...glued]
          .filter((end) => path !== '/' || !/^[./]/.test(end))
          .map((end) => path + end),
        path.toUpperCase(),
        path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
        path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
        path.replace(/[a-z]/, (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16)}`),
        `${path.slice(0, 3)}%C2%AD${path.slice(3)}`,
      ].filter((spelling) => spelling !== path);
      for (const spelling of spellings) {
        const { status, headers } = await get(`${spelling}?deal=buy`);
        const to = headers.get('location');
        if (status !== 301 || to !== `${path}?deal=buy`) wrong.push({ spelling, status, to });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('an unknown page URL in another spelling is answered with 404', async () => {
    for (const [path, to] of [
      ['/Gibt-Es-Nicht', null],
      ['/.env', null],
      ['/makler/niemand)', null],
      ['/immobilie/a/b)', null],
      ['/Immobilie/ohne-nummer', '/immobilie/ohne-nummer'],
      ['/%61dmin/gibt-es-nicht', '/admin/gibt-es-nicht'],
      ['/immobilie/gr%c3%b6%C3%9Fe)', '/immobilie/gr%C3%B6%C3%9Fe'],
    ] as const) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('location')]).toEqual([path, to ? 301 : 404, to]);
      if (to) expect([to, (await get(to)).status]).toEqual([to, 404]);
    }
  });
});
