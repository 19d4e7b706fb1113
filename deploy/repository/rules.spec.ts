import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ThrowAwayWorkspace } from './throw-away-workspace.ts';

type FindingsByFile = Map<string, string[]>;

/** Runs a tool once over all files; the cases check its findings. */
function findings(
  files: Record<string, string>,
  runTool: (workspace: ThrowAwayWorkspace) => Promise<FindingsByFile>,
) {
  let workspace: ThrowAwayWorkspace;
  let found: FindingsByFile;
  beforeAll(async () => {
    workspace = new ThrowAwayWorkspace(files);
    found = await runTool(workspace);
  }, 60_000);
  afterAll(() => workspace.remove());
  return (file: string) => found.get(file) ?? [];
}

describe('imports between projects', () => {
  const refused = [
    ['libs/domain/src/a.ts', '@estate/contracts/values', 'boundary-of-libs-domain'],
    ['libs/contracts/src/a.ts', '@estate/server-kit/observability/log', 'boundary-of-libs-contracts'],
    ['libs/server-kit/src/a.ts', '@estate/rpc/rpc-client', 'boundary-of-libs-server-kit'],
    ['apps/bff/src/a.ts', '@estate/propstack-sim/start-sim', 'boundary-of-apps-bff'],
    ['apps/bff/src/b.ts', '@estate/identity/env', 'boundary-of-apps-bff'],
    ['apps/web/src/a.tsx', '@estate/server-kit/observability/log', 'boundary-of-apps-web'],
    ['apps/web/src/site/a.ts', '../staff/target.ts', 'site-and-staff-apart'],
    ['apps/web/src/staff/a.ts', '../site/target.ts', 'site-and-staff-apart'],
    ['apps/web/src/shared/a.ts', '../site/target.ts', 'shared-alone'],
    ['apps/unheard-of/src/a.ts', '@estate/server-kit/observability/log', 'boundary-of-new-projects'],
    ['apps/bff/src/c.ts', '../../../libs/server-kit/src/observability/log.ts', 'projects-by-name'],
  ] as const;
  const allowed = [
    ['apps/bff/src/d.ts', '@estate/server-kit/observability/log'],
    ['apps/bff/test/a.ts', '@estate/identity/env'],
    ['apps/crm-sync/test/a.ts', '@estate/propstack-sim/start-sim'],
  ] as const;
  const files = Object.fromEntries(
    [...refused, ...allowed].map(([file, target]) => [
      file,
      `import * as all from '${target}';\nvoid all;\n`,
    ]),
  );
  const targets = [
    'libs/contracts/src/values',
    'libs/server-kit/src/observability/log',
    'libs/rpc/src/rpc-client',
    'apps/identity/src/env',
    'apps/propstack-sim/src/start-sim',
    'apps/web/src/site/target',
    'apps/web/src/staff/target',
  ];
  for (const target of targets) files[`${target}.ts`] = 'export {};\n';
  const faultsIn = findings(files, (workspace) => workspace.imports());

  it.each(refused)('imports in %s from %s are refused', (file, _, rule) =>
    expect(faultsIn(file)).toEqual([rule]),
  );
  it.each(allowed)('imports in %s from %s are allowed', (...[file]) => expect(faultsIn(file)).toEqual([]));
});

describe('patterns', () => {
  const cost = 'estate(linear-patterns)';
  const patterns = [
    ['of quadratic cost', '/\\/+$/', cost],
    ['of quadratic cost, where it is hard to see', '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/', cost],
    ['of exponential cost', '/^(a+)+$/', cost],
    ['whose cost cannot be told', '/(?=a+b)a+c/', cost],
    ['put together at run time', 'new RegExp(`${String(process.pid)}+$`)', 'estate(literal-patterns)'],
    ['of linear cost', '/^[^\\s@]+@[^\\s@.]+\\.[^\\s@]+$/', undefined],
  ] as const;
  const code = patterns.map(([, pattern], index) => `export const pattern${index} = ${pattern};\n`).join('');
  const files = ['apps/bff/src/env.ts', 'libs/contracts/src/values.ts', 'apps/web/src/main.tsx'];
  const faultsIn = findings(Object.fromEntries(files.map((file) => [file, code])), (workspace) =>
    workspace.lint(),
  );

  it.each(files)(
    'regular expressions of more than linear cost, or that cannot be checked, are refused in %s',
    (file) => {
      const faults = faultsIn(file).filter((rule) => rule.startsWith('estate('));
      expect(faults.toSorted()).toEqual(patterns.flatMap(([, , rule]) => rule ?? []).toSorted());
    },
  );
});
