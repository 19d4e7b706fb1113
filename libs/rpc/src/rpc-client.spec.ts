import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { setTimeout as sleep } from 'node:timers/promises';
import { notesUnderTest, ReadNote, Save, Send } from '../test/notes.ts';

const { clientOf, endAll, service, serviceThatCuts, sockets } = notesUnderTest();
afterEach(endAll);

const doubled = ({ value }: { value: number }) => value * 2;

describe('reachability', () => {
  it('an RPC client checks whether a service is reachable without calling one of its messages', async () => {
    const stub = await service(doubled);
    const client = clientOf(stub.url);
    expect(await client.isReachable(500)).toBe(true);
    await stub.close();
    await eventually(async () => expect(await client.isReachable(500)).toBe(false));
    await stub.start();
    expect(await client.isReachable(500)).toBe(true);
    expect(stub.calls).toEqual([]);
    await client.close();
    expect(await client.isReachable(500)).toBe(false);
  });
});

describe('a call that could not be sent', () => {
  it('an RPC call that could not be sent goes to the next address, even if it may be sent once only', async () => {
    const alive = await service(doubled);
    const client = clientOf(`http://127.0.0.1:${await freePort()}`, alive.url);
    for (const value of [1, 2, 3, 4]) expect(await client.call(Send, { value })).toBe(value * 2);
    expect(alive.calls).toHaveLength(4);
  });

  it('an RPC call that could not be sent fails with "unavailable" when no address accepts it', async () => {
    const client = clientOf(`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`);
    await expect(client.call(ReadNote, { value: 1 })).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    });
  });

  it('an RPC call that could not be sent fails with "unavailable" when the server closes each connection', async () => {
    const client = clientOf(await sockets((socket) => socket.destroy()));
    await expect(client.call(ReadNote, { value: 1 })).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    });
  });
});

describe('a call whose connection breaks after sending', () => {
  it.each([ReadNote, Save])(
    'an RPC call whose connection breaks after sending is repeated: $message',
    async (contract) => {
      const cutting = await serviceThatCuts(1);
      expect(await clientOf(cutting.url).call(contract, { value: 1 })).toBe(7);
      expect(cutting.seen()).toBe(2);
    },
  );

  it('an RPC call whose connection breaks after sending is repeated at another address', async () => {
    const cutting = await serviceThatCuts(99);
    const alive = await service(doubled);
    const client = clientOf(cutting.url, alive.url);
    const values = [1, 2, 3, 4, 5, 6, 7];
    const answers = await Promise.all(values.map((value) => client.call(ReadNote, { value })));
    expect(answers).toEqual(values.map((value) => value * 2));
    expect(cutting.seen()).toBeGreaterThan(0);
  });

  it('an RPC call whose connection breaks after sending is repeated once only', async () => {
    const cutting = await serviceThatCuts(99);
    await expect(clientOf(cutting.url).call(Save, { value: 1 })).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    });
    expect(cutting.seen()).toBe(2);
  });

  it('an RPC call whose connection breaks after sending is not repeated if its contract says `once`', async () => {
    const cutting = await serviceThatCuts(1);
    await expect(clientOf(cutting.url).call(Send, { value: 1 })).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    });
    await sleep(50);
    expect(cutting.seen()).toBe(1);
  });
});

describe('the client', () => {
  it('the RPC client succeeds with the first call after an outage', async () => {
    const stub = await service(doubled);
    const client = clientOf(stub.url);
    expect(await client.call(ReadNote, { value: 1 })).toBe(2);
    await stub.close();
    await expect(client.call(ReadNote, { value: 2 })).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    });
    await stub.start();
    expect(await client.call(Send, { value: 3 })).toBe(6);
  });

  it('the RPC client succeeds with the first call after the server was restarted', async () => {
    const stub = await service(doubled);
    const client = clientOf(stub.url);
    await client.call(Send, { value: 1 });
    await stub.close();
    await stub.start();
    await sleep(20);
    expect(await client.call(Send, { value: 3 })).toBe(6);
  });

  it('the RPC client gives up a call at the deadline of its contract, without a second attempt', async () => {
    const stub = await service(() => sleep(3_000, 1, { ref: false }));
    const startedAt = performance.now();
    await expect(clientOf(stub.url).call(ReadNote, { value: 1 })).rejects.toMatchObject({
      problem: { code: 'timeout' },
    });
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    expect(stub.calls).toHaveLength(1);
  });

  it('the RPC client distributes calls evenly over the addresses of a service', async () => {
    const [first, second] = [await service(doubled), await service(doubled)];
    const client = clientOf(first.url, second.url);
    for (let value = 0; value < 10; value += 1) await client.call(ReadNote, { value });
    expect([first.calls.length, second.calls.length]).toEqual([5, 5]);
  });

  it('the RPC client finishes running calls when it is closed, and accepts no new ones', async () => {
    const stub = await service(async ({ value }: { value: number }) => {
      await sleep(200);
      return value;
    });
    const client = clientOf(stub.url);
    const running = client.call(ReadNote, { value: 5 });
    await eventually(() => expect(stub.calls).toHaveLength(1));
    await client.close();
    expect(await running).toBe(5);
    await expect(client.call(ReadNote, { value: 6 })).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    });
  });
});
