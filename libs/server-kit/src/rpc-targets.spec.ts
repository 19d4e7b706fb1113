import { describe, expect, it } from '@jest/globals';
import { RpcTargets } from './rpc-targets.ts';

const hostsOf = async (targets: RpcTargets) => (await targets.inTurn()).map(({ host }) => host);

describe('RpcTargets', () => {
  it('knows every address behind a name and begins with another one each time', async () => {
    const targets = new RpcTargets('tcp://catalog:3000', () =>
      Promise.resolve(['10.0.0.1', '10.0.0.2', '10.0.0.3']),
    );
    const firsts = [await hostsOf(targets), await hostsOf(targets), await hostsOf(targets)].map(
      ([first]) => first,
    );
    expect(new Set(firsts)).toEqual(new Set(['10.0.0.1', '10.0.0.2', '10.0.0.3']));
  });

  it('puts a target that failed last, until it is reached again', async () => {
    const targets = new RpcTargets('tcp://10.0.0.1:1,tcp://10.0.0.2:1');
    targets.demote({ host: '10.0.0.1', port: 1 });
    for (let turn = 0; turn < 3; turn += 1) expect((await hostsOf(targets))[1]).toBe('10.0.0.1');
    targets.promote({ host: '10.0.0.1', port: 1 });
    expect(new Set([(await hostsOf(targets))[0], (await hostsOf(targets))[0]]).size).toBe(2);
  });

  it('finds new addresses when it looks again, and keeps the known ones while the name server is down', async () => {
    let answer: () => Promise<string[]> = () => Promise.resolve(['10.0.0.1']);
    const targets = new RpcTargets('tcp://catalog:3000', () => answer());
    expect(await hostsOf(targets)).toEqual(['10.0.0.1']);
    answer = () => Promise.reject(new Error('EAI_AGAIN'));
    await targets.refresh();
    expect(await hostsOf(targets)).toEqual(['10.0.0.1']);
    answer = () => Promise.resolve(['10.0.0.2']);
    await targets.refresh();
    expect(await hostsOf(targets)).toEqual(['10.0.0.2']);
  });

  it('reads IPv6 addresses', async () => {
    expect(await new RpcTargets('tcp://[::1]:3000').inTurn()).toEqual([{ host: '::1', port: 3000 }]);
  });
});
