import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toolsDir } from './local/places.mjs';
import { runCommand } from './local/process/run-command.ts';
import { printToTerminal as print } from './local/print.mjs';
import { SetupFault } from './local/setup-fault.mjs';
import { findCommand } from './local/stores/first-that-works.ts';
import { fetchNpmTool } from './local/stores/npm-tool.ts';
import { aptPackage } from './local/stores/system-package.ts';

const path = process.env['PATH'];
const building = { stallMs: 600_000, timeoutMs: 900_000 };

/**
 * Tools of `npm run verify`, load tests and benchmarks, fetched on first use, in a pinned version where the machine has
 * none.
 */
const ways = {
  k6: () => goTool('k6', 'go.k6.io/k6@v1.3.0'),
  kustomize: () => goTool('kustomize', 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.0'),
  'kubernetes-validate': () => pythonTool('kubernetes-validate', 'kubernetes-validate==1.37.0'),
  schemathesis: () => pythonTool('schemathesis', 'schemathesis==4.32.5'),
  prometheus: () => debianTool('prometheus'),
  wrk: () => debianTool('wrk'),
  vnu: () => npmTool('vnu-jar', '26.9.27', 'build/dist/vnu.jar'),
  verapdf: () => mavenJar('org.verapdf.apps', 'greenfield-apps', '1.28.2'),
  lighthouse: () => npmTool('lighthouse', '12.8.2', 'cli/index.js'),
};

/** The path of a tool. Throws a SetupFault that names the missing part. */
export const findTool = (name: keyof typeof ways): Promise<string> => ways[name]();

async function goTool(name: string, module: string): Promise<string> {
  const bin = join(toolsDir, `${name}${module.slice(module.indexOf('@'))}`);
  const existing = findCommand([name], `${path}:${bin}`);
  if (existing) return existing;
  const env = { ...process.env, GOBIN: bin };
  requireSuccess(name, await runCommand(builder(name, 'go'), ['install', module], { env, ...building }));
  return join(bin, name);
}

async function pythonTool(name: string, distribution: string): Promise<string> {
  const venv = join(toolsDir, distribution);
  const program = join(venv, 'bin', name);
  if (!existsSync(program)) {
    requireSuccess(name, await runCommand(builder(name, 'python3'), ['-m', 'venv', venv]));
    requireSuccess(
      name,
      await runCommand(join(venv, 'bin', 'pip'), ['install', '-q', distribution], building),
    );
  }
  return program;
}

async function debianTool(name: string): Promise<string> {
  return (
    findCommand([name], path) ??
    aptPackage(name, name, { env: process.env, print }).catch((error: unknown) => {
      throw new SetupFault(`${name} is missing and could not be installed: ${String(error)}`);
    })
  );
}

async function npmTool(name: string, version: string, file: string): Promise<string> {
  const packages = join(toolsDir, `${name}-${version}`, 'node_modules');
  // npm writes this file last.
  if (!existsSync(join(packages, '.package-lock.json'))) {
    const fetched = await fetchNpmTool(
      `${name}-${version}`,
      `${name}@${version}`,
      process.env,
      building.stallMs,
    );
    requireSuccess(name, fetched);
  }
  return join(packages, name, file);
}

/** A jar that runs alone. */
async function mavenJar(group: string, name: string, version: string): Promise<string> {
  const folder = join(toolsDir, `${name}-${version}`);
  const jar = join(folder, `${name}-${version}.jar`);
  if (!existsSync(jar)) {
    const artifact = `${group}:${name}:${version}`;
    const copy = ['-B', '-q', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`];
    requireSuccess(name, await runCommand(builder(name, 'mvn'), copy, building));
  }
  return jar;
}

function builder(name: string, command: string): string {
  const file = findCommand([command], path);
  if (file) return file;
  throw new SetupFault(
    `${name} is missing: it is not on the PATH, and there is no ${command} to get it with.`,
  );
}

function requireSuccess(name: string, { ok, output }: { ok: boolean; output: string }): void {
  if (!ok) throw new SetupFault(`${name} is missing and could not be fetched:\n${output.slice(-1000)}`);
}
