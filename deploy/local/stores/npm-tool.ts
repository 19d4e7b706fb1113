import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolsDir } from '../places.mjs';
import { runCommand } from '../process/run-command.ts';

/** Installs a pinned package, e.g. "lighthouse@12.8.2", into its own folder under `.local/tools` on first use. */
export async function fetchNpmTool(name: string, version: string, env = process.env, stallMs = 10_000) {
  const folder = join(toolsDir, name);
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-audit', '--no-fund', '--fetch-retries=0', '--fetch-timeout=10000', '--loglevel=http'];
  const args = ['install', '--prefix', folder, version, '--prefer-offline', ...quiet];
  return { folder, ...(await runCommand('npm', args, { env, stallMs, watch: folder })) };
}
