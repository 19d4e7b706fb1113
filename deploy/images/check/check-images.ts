import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type CheckReport } from '../../local/checks/check-report.ts';
import { localDir, root } from '../../local/places.mjs';
import { endOnSignal } from '../../local/process/end-on-signal.mjs';
import { Supervisor } from '../../local/process/supervisor.ts';
import { sayNothing } from '../../local/say.mjs';
import { findTool } from '../../verify-tools.mjs';
import { buildImages, type Image } from './build-images.ts';
import { checkEnvironments, demoServices } from './environments.ts';

const dockerfile = join(root, 'deploy', 'images', 'service.Dockerfile');

/**
 * Builds all images without a container engine and starts them with the environments of compose and of the cluster, as the
 * image's user on root's files. The stores are those of `npm start`, the S3 store is a stub.
 */
export async function checkImages(report: CheckReport): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'estate-images-'));
  // The image's user looks into it.
  chmodSync(folder, 0o755);
  const env = { ...process.env, MONGODB_URL: undefined, REDIS_URL: undefined, SMTP_URL: undefined };
  const supervisor = new Supervisor(join(localDir, 'images'), sayNothing, env, false);
  endOnSignal(supervisor);
  try {
    const node = dirname(await findTool('node24'));
    const apps = new Set(Object.values(demoServices()).flatMap(({ build }) => build?.args.APP ?? []));
    let images = new Map<string, Image>();
    const isBuilt = await report.check(`images of ${[...apps].join(', ')}`, async () => {
      images = await buildImages([...apps], { context: root, dockerfile, folder, node });
      return { ok: true, output: '' };
    });
    if (isBuilt) await checkEnvironments(report, supervisor, { images, node, folder });
  } finally {
    await supervisor.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
