import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import { root } from '../local/places.mjs';

const rulesOfTheTree = ['.oxlintrc.json', '.dependency-cruiser.mjs', 'tsconfig.base.json', 'deploy/lint'];
/** The projects that the files of a temporary workspace may import. */
const projects = ['domain', 'contracts', 'rpc', 'server-kit']
  .map((lib) => `libs/${lib}`)
  .concat('apps/identity', 'apps/propstack-sim');

/** A temporary folder with this workspace's rules and the given files (path to text), for one run of the tools. */
export class ThrowAwayWorkspace {
  private readonly folder = mkdtempSync(join(tmpdir(), 'estate-rules-'));

  constructor(files: Readonly<Record<string, string>>) {
    for (const path of rulesOfTheTree) cpSync(join(root, path), join(this.folder, path), { recursive: true });
    for (const [path, text] of Object.entries(files)) this.write(path, text);
  }

  /** The violated lint rules by file, as oxlint names them, e.g. `eslint(no-console)`, in the order of lines. */
  async lint(): Promise<Map<string, string[]>> {
    this.write(
      'tsconfig.json',
      JSON.stringify({ extends: './tsconfig.base.json', include: ['apps', 'libs'] }),
    );
    for (const needed of ['recheck', '@types/node']) this.link(join('node_modules', needed), needed);
    const found = await this.run<{ diagnostics: { code: string; filename: string }[] }>(
      'oxlint',
      ...['apps', 'libs', '-f', 'json'],
    );
    return groupByFile(found.diagnostics.map(({ filename, code }) => [filename, code]));
  }

  /** The violated import rules by file, as named in .dependency-cruiser.mjs. */
  async imports(): Promise<Map<string, string[]>> {
    for (const project of projects) {
      const manifest = join(project, 'package.json');
      this.write(manifest, readFileSync(join(root, manifest), 'utf8'));
      this.link(join(this.folder, project), `@estate/${basename(project)}`);
    }
    const config = ['--config', '.dependency-cruiser.mjs', '-T', 'json'];
    const { summary } = await this.run<{
      summary: { violations: { from: string; rule: { name: string } }[] };
    }>('depcruise', ...['apps', 'libs', ...config]);
    return groupByFile(summary.violations.map(({ from, rule }) => [from, rule.name]));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  private link(target: string, name: string): void {
    const path = join(this.folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(resolve(root, target), path);
  }

  private async run<Output>(tool: string, ...args: string[]): Promise<Output> {
    const { stdout } = await execa(join(root, 'node_modules', '.bin', tool), args, {
      cwd: this.folder,
      env: { OXLINT_TSGOLINT_PATH: join(root, 'node_modules', '.bin', 'tsgolint') },
      reject: false,
    });
    return JSON.parse(stdout) as Output;
  }
}

function groupByFile(pairs: (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [file, rule] of pairs) groups.set(file, [...(groups.get(file) ?? []), rule]);
  return groups;
}
