import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type ReceivedSpan, startOtlpStub } from '@estate/test-kit/otlp-stub';
import { afterAll, describe, expect, it } from '@jest/globals';

/** The output of a process that starts tracing with this endpoint, runs `body` and ends tracing. */
async function outputOf(endpoint: string | undefined, body: string): Promise<string> {
  const hook = new URL('../../test/typescript-hook.mjs', import.meta.url).href;
  const source = JSON.stringify(new URL('tracing.ts', import.meta.url).href);
  const script = `
    const { currentTraceparent, endTracing, inSpan, startTracing } = await import(${source});
    await startTracing('notes', ${JSON.stringify(endpoint)});
    ${body}
    await endTracing();
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@estate/source', '--import', hook, '--input-type=module', '-e', script],
    { env: { PATH: process.env['PATH'] } },
  );
  return stdout.trim();
}

const loaded = `
  const { createRequire } = await import('node:module');
  const files = Object.keys(createRequire(process.execPath).cache);
  console.log(files.filter((file) => file.includes('@opentelemetry')).length);`;
const spanOf = (name: string): ReceivedSpan | undefined => stub.spans().find((span) => span.name === name);

const [trace, span] = ['a'.repeat(32), 'b'.repeat(16)];
const stub = await startOtlpStub();
const withoutCollector = outputOf(
  'http://127.0.0.1:9',
  `console.log(await inSpan('a', { kind: 'client' }, async () => 7));
  await new Promise((later) => setTimeout(later, 2_300));
  await inSpan('b', { kind: 'client' }, async () => {});`,
);
// One process for all spans, because each loads the packages anew.
const loadedWithEndpoint = await outputOf(
  `${stub.url}/`,
  `await inSpan('outer', { kind: 'server', attributes: { a: 'b' } }, async (span) => {
    span.rename('outer, renamed');
    await null;
    await inSpan('inner', { kind: 'client' }, async () => {});
  });
  await inSpan('known', { kind: 'server', parent: '00-${trace}-${span}-01' }, async () => {});
  for (const parent of ['', '00-${trace}-${span}', '00-${'0'.repeat(32)}-${span}-01', 'x'.repeat(60)])
    await inSpan('unknown', { kind: 'server', parent }, async () => {});
  await inSpan('failing', { kind: 'client' }, async () => { throw new TypeError('anna@example.org'); }).catch(() => {});
  ${loaded}`,
);
afterAll(() => stub.stop());

describe('tracing', () => {
  it('tracing without an endpoint loads no package of OpenTelemetry and runs the traced code unchanged', async () => {
    const body = `console.log(await inSpan('work', { kind: 'server' }, async (span) => {
      span.set('n', 1);
      return currentTraceparent() ?? 'no trace';
    }));`;
    expect(await outputOf(undefined, `${body}${loaded}`)).toBe('no trace\n0');
    expect(Number(loadedWithEndpoint)).toBeGreaterThan(10);
  });

  it('tracing sends nested spans of one trace with the attributes that the traced code sets', () => {
    const [outer, inner] = [spanOf('outer, renamed'), spanOf('inner')];
    expect(outer).toMatchObject({
      service: 'notes',
      attributes: [{ key: 'a', value: { stringValue: 'b' } }],
    });
    expect(outer?.parentSpanId).toBeUndefined();
    expect(inner).toMatchObject({ traceId: outer?.traceId, parentSpanId: outer?.spanId });
  });

  it('tracing continues the trace of the caller, and begins a new one if its header is unreadable', () => {
    expect(spanOf('known')).toMatchObject({ traceId: trace, parentSpanId: span });
    const unknown = stub.spans().filter(({ name }) => name === 'unknown');
    expect(unknown).toHaveLength(4);
    for (const { traceId, parentSpanId } of unknown) {
      expect(traceId).not.toBe(trace);
      expect(parentSpanId).toBeUndefined();
    }
  });

  it('tracing marks a failed span with the kind of the error, without its text', () => {
    expect(spanOf('failing')).toMatchObject({
      status: { code: 2 },
      attributes: [{ key: 'error.type', value: { stringValue: 'TypeError' } }],
    });
    expect(stub.received()).not.toContain('anna');
  });

  it('tracing with an unreachable collector neither fails the code nor delays the shutdown', async () => {
    expect(await withoutCollector).toBe('7');
  });
});
