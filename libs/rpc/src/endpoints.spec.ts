import { describe, expect, it } from '@jest/globals';
import { Endpoints } from './endpoints.ts';

const hostsOf = async (endpoints: Endpoints) => (await endpoints.inTurn()).map(({ host }) => host);

describe('Endpoints', () => {
  it('knows every address behind a name and begins with another one each time', async () => {
    const endpoints = new Endpoints('tcp://catalog:3000', () =>
      Promise.resolve(['10.0.0.1', '10.0.0.2', '10.0.0.3']),
    );
    const firsts = [await hostsOf(endpoints), await hostsOf(endpoints), await hostsOf(endpoints)].map(
      ([first]) => first,
    );
    expect(new Set(firsts)).toEqual(new Set(['10.0.0.1', '10.0.0.2', '10.0.0.3']));
  });

  it('puts a endpoint that failed last, until it is reached again', async () => {
    const endpoints = new Endpoints('tcp://10.0.0.1:1,tcp://10.0.0.2:1');
    endpoints.demote({ host: '10.0.0.1', port: 1 });
    for (let turn = 0; turn < 3; turn += 1) expect((await hostsOf(endpoints))[1]).toBe('10.0.0.1');
    endpoints.promote({ host: '10.0.0.1', port: 1 });
    expect(new Set([(await hostsOf(endpoints))[0], (await hostsOf(endpoints))[0]]).size).toBe(2);
  });

  it('shares the turns of an endpoint that failed evenly among the others', async () => {
    const endpoints = new Endpoints('tcp://10.0.0.1:1,tcp://10.0.0.2:1,tcp://10.0.0.3:1');
    endpoints.demote({ host: '10.0.0.2', port: 1 });
    const firsts: (string | undefined)[] = [];
    for (let turn = 0; turn < 12; turn += 1) firsts.push((await hostsOf(endpoints))[0]);
    expect(firsts.filter((host) => host === '10.0.0.1')).toHaveLength(6);
    expect(firsts.filter((host) => host === '10.0.0.3')).toHaveLength(6);
  });

  it('finds new addresses when it looks again, and keeps the known ones while the name server is down', async () => {
    let answer: () => Promise<string[]> = () => Promise.resolve(['10.0.0.1']);
    const endpoints = new Endpoints('tcp://catalog:3000', () => answer());
    expect(await hostsOf(endpoints)).toEqual(['10.0.0.1']);
    answer = () => Promise.reject(new Error('EAI_AGAIN'));
    await endpoints.refresh();
    expect(await hostsOf(endpoints)).toEqual(['10.0.0.1']);
    answer = () => Promise.resolve(['10.0.0.2']);
    await endpoints.refresh();
    expect(await hostsOf(endpoints)).toEqual(['10.0.0.2']);
  });

  it('reads IPv6 addresses', async () => {
    expect(await new Endpoints('tcp://[::1]:3000').inTurn()).toEqual([{ host: '::1', port: 3000 }]);
  });
});
