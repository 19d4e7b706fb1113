import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const ofNx = { ...process.env, NX_DAEMON: 'false' };

// ESLint runs in a process of its own, one for all cases: its plugins are CommonJS that Jest's ESM loader cannot take.
let linter: ReturnType<typeof startLinter>;
function startLinter() {
  const child = spawn('node', [join(import.meta.dirname, 'lint-lines.mjs')], {
    cwd: root,
    env: ofNx,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers: AsyncIterator<string, undefined> = createInterface({ input: child.stdout })[
    Symbol.asyncIterator
  ]();
  return {
    ask: async (question: { file: string; code: string; isTyped: boolean }) => {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value } = await answers.next();
      return JSON.parse(value ?? '"ESLint ended"') as string[];
    },
    close: async () => {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
const faultsIn = (file: string, code: string, isTyped = false) => linter.ask({ file, code, isTyped });

// On a cold project graph the rule of boundaries passes in silence.
beforeAll(() => {
  execFileSync('npx', ['nx', 'show', 'projects'], { cwd: root, env: ofNx });
  linter = startLinter();
}, 60_000);
afterAll(() => linter.close());

describe('module boundaries', () => {
  it.each([
    [
      'libs/contracts/src/problem.ts',
      "import { createLog } from '@estate/server-kit/log';\ncreateLog('x');\n",
    ],
    [
      'libs/server-kit/src/log.ts',
      "import { createRpcClient } from '@estate/rpc/rpc-client';\nvoid createRpcClient;\n",
    ],
    ['apps/bff/src/env.ts', "import { startSim } from '@estate/propstack-sim/start-sim';\nvoid startSim;\n"],
    [
      'apps/bff/src/env.ts',
      "import { identityEnv } from '@estate/identity/env';\n\nexport const all = identityEnv;\n",
    ],
    ['apps/web/src/main.tsx', "import { createLog } from '@estate/server-kit/log';\ncreateLog('x');\n"],
  ])(
    'refuse a forbidden import in %s',
    async (file, code) => {
      expect(await faultsIn(file, code)).toContain('@nx/enforce-module-boundaries');
    },
    60_000,
  );

  it('let an allowed import pass', async () => {
    const code = "import { readEnv } from '@estate/server-kit/env';\n\nexport const all = readEnv({});\n";
    expect(await faultsIn('apps/bff/src/env.ts', code)).not.toContain('@nx/enforce-module-boundaries');
  }, 60_000);
});

describe('the BFF’s tests', () => {
  it('may start the real identity', async () => {
    const code = "import { identityEnv } from '@estate/identity/env';\n\nexport const all = identityEnv;\n";
    expect(await faultsIn('apps/bff/test/staff-world.ts', code)).not.toContain(
      '@nx/enforce-module-boundaries',
    );
  }, 60_000);
});

describe('other sharp rules', () => {
  it.each([
    ['@typescript-eslint/no-floating-promises', 'export function go(): void {\n  Promise.resolve(1);\n}\n'],
    ['@typescript-eslint/no-explicit-any', 'export const x = 1 as any;\n'],
    ['no-restricted-properties', "export const x = process.env['HOME'];\n"],
    ['no-console', "console.log('x');\n"],
  ])(
    '%s bites',
    async (rule, code) => {
      expect(await faultsIn('libs/server-kit/src/log.ts', code, true)).toContain(rule);
    },
    60_000,
  );
});

describe('patterns', () => {
  const cost = 'redos/no-vulnerable';
  const patterns = [
    ['of quadratic cost', '/\\/+$/', cost],
    ['of quadratic cost, where it is hard to see', '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/', cost],
    ['of exponential cost', '/^(a+)+$/', cost],
    ['whose cost cannot be told', '/(?=a+b)a+c/', cost],
    ['put together at run time', 'new RegExp(`${String(process.pid)}+$`)', 'no-restricted-syntax'],
    ['of linear cost', '/^[^\\s@]+@[^\\s@.]+\\.[^\\s@]+$/', undefined],
  ] as const;
  const code = patterns.map(([, pattern], index) => `export const pattern${index} = ${pattern};\n`).join('');

  it.each(['apps/bff/src/env.ts', 'libs/contracts/src/values.ts', 'apps/web/src/main.tsx'])(
    'of more than linear cost are refused in %s, and those that cannot be checked',
    async (file) => {
      expect(await faultsIn(file, code)).toEqual(patterns.map(([, , rule]) => rule).filter(Boolean));
    },
    60_000,
  );
});
