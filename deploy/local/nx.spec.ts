import { describe, expect, it } from '@jest/globals';
import { failedTasks } from './nx.ts';

const output = `
> nx run @estate/media:lint

> oxlint

> nx run @estate/leads:lint

npm warn Unknown user config
> oxlint

/apps/leads/src/main.ts
  4:42  error  'x' is assigned a value but never used
npm error Lifecycle script \`lint\` failed with error:

> nx run @estate/web:lint

> oxlint

 NX   Running target lint for 3 projects failed

Failed tasks:

- @estate/leads:lint
`;

describe('failedTasks', () => {
  it('shows what failed and nothing else', () => {
    const report = failedTasks(output);
    expect(report).toContain("'x' is assigned a value but never used");
    expect(report).toContain('@estate/leads:lint');
    expect(report).not.toMatch(/@estate\/media|@estate\/web|npm /);
  });

  it('shows the end of an output without tasks, e.g. when Nx itself did not start', () => {
    expect(failedTasks('Cannot find module nx')).toBe('Cannot find module nx');
  });
});
