import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');

// ESLint runs in a process of its own: its plugins are CommonJS that Jest's ESM loader cannot take.
function faultsIn(file: string, code: string): string[] {
  const lint = `
    import { ESLint } from 'eslint';
    const [{ messages }] = await new ESLint()
      .lintText(${JSON.stringify(code)}, { filePath: ${JSON.stringify(file)} });
    console.log(JSON.stringify(messages.map(({ ruleId }) => ruleId)));`;
  const output = execFileSync('node', ['--input-type=module', '-e', lint], { cwd: root, encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as string[];
}

describe('module boundaries', () => {
  // On a cold project graph the rule passes in silence.
  beforeAll(() => {
    execFileSync('npx', ['nx', 'show', 'projects'], {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false' },
    });
  }, 60_000);

  it.each([
    [
      'libs/contracts/src/problem.ts',
      "import { createLog } from '@estate/server-kit/log';\ncreateLog('x');\n",
    ],
    ['apps/bff/src/env.ts', "import { startSim } from '@estate/propstack-sim/start-sim';\nvoid startSim;\n"],
    [
      'apps/bff/src/env.ts',
      "import { identityEnv } from '@estate/identity/env';\n\nexport const all = identityEnv;\n",
    ],
    ['apps/web/src/main.tsx', "import { createLog } from '@estate/server-kit/log';\ncreateLog('x');\n"],
  ])(
    'refuse a forbidden import in %s',
    (file, code) => {
      expect(faultsIn(file, code)).toContain('@nx/enforce-module-boundaries');
    },
    60_000,
  );

  it('let an allowed import pass', () => {
    const code = "import { readEnv } from '@estate/server-kit/env';\n\nexport const all = readEnv({});\n";
    expect(faultsIn('apps/bff/src/env.ts', code)).not.toContain('@nx/enforce-module-boundaries');
  }, 60_000);
});

describe('the BFF’s tests', () => {
  it('may start the real identity', () => {
    const code = "import { identityEnv } from '@estate/identity/env';\n\nexport const all = identityEnv;\n";
    expect(faultsIn('apps/bff/test/staff-world.ts', code)).not.toContain('@nx/enforce-module-boundaries');
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
    (rule, code) => {
      expect(faultsIn('libs/server-kit/src/log.ts', code)).toContain(rule);
    },
    60_000,
  );
});

describe('patterns', () => {
  const cost = 'redos/no-vulnerable';
  /** One process for all of them: to start it takes longer than to lint. */
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
    (file) => {
      expect(faultsIn(file, code)).toEqual(patterns.map(([, , rule]) => rule).filter(Boolean));
    },
    60_000,
  );
});
