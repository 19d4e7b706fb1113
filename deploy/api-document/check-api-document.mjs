import { join } from 'node:path';
import { runStaff } from '../local/admin.ts';
import { runJob, signIn } from '../staff-client.ts';
import { bringUpFresh } from '../local/bring-up.ts';
import { localDir } from '../local/places.mjs';
import { endOnSignal } from '../local/process/end-on-signal.mjs';
import { runCommand } from '../local/process/run-command.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { SetupFault } from '../local/setup-fault.mjs';
import { findTool } from '../verify-tools.mjs';

const dataDir = join(localDir, 'schemathesis');
const configuration = import.meta.dirname;
const properties = '40';
const runMs = 180_000;

/**
 * Whether the BFF answers what its OpenAPI document says, and never with a fault of its own: Schemathesis makes good and
 * bad calls of every operation as nobody, as staff without the role and as administrator, on a stock of its own.
 * @param {import('../local/checks/check-report.ts').CheckReport} report
 */
export async function checkApiDocument(report) {
  const schemathesis = await findTool('schemathesis');
  const supervisor = new Supervisor(dataDir);
  endOnSignal(supervisor);
  try {
    const env = { bff: { TRUST_PROXY: '1' }, crm: { SIM_PROPERTIES: properties } };
    const site = await bringUpFresh(supervisor, env);
    const admin = await signIn(site.url, site.admin.email, site.admin.password ?? '');
    const staff = await signInWithoutRole(site);
    const known = JSON.stringify(await findKnown(site.url, admin));
    /** @type {[who: string, token: string | undefined][]} */
    const callers = [
      ['nobody', undefined],
      ['staff without the role', staff],
      ['administrator', admin],
    ];
    for (const [who, token] of callers) {
      await report.check(`OpenAPI document, called as ${who}`, async () => {
        // To sign out would end the session that this is about; nobody signs out too, with the same answers.
        const asStaff = ['-H', `Authorization: Bearer ${token}`, '--exclude-path', '/api/auth/sign-out'];
        return runCommand(
          schemathesis,
          [
            '--config-file',
            join(configuration, 'schemathesis.toml'),
            '--no-color',
            'run',
            `${site.url}/api/openapi.json`,
            ...(token ? asStaff : []),
          ],
          {
            // It writes its own folders where it runs.
            cwd: dataDir,
            env: {
              ...process.env,
              PYTHONPATH: configuration,
              PYTHONDONTWRITEBYTECODE: '1',
              SCHEMATHESIS_HOOKS: 'hooks',
              KNOWN_PARAMETERS: known,
            },
            log: join(dataDir, 'logs', `schemathesis-${who.replaceAll(' ', '-')}.log`),
            timeoutMs: runMs,
          },
        );
      });
    }
  } finally {
    await supervisor.stop();
  }
}

/** @param {import('../local/bring-up.ts').Site} site */
async function signInWithoutRole(site) {
  const [email, password] = ['without-role@example.org', 'only-for-this-one-check'];
  const { ok, output } = await runStaff(['add', email, 'staff'], {
    ...site,
    env: { STAFF_PASSWORD: password },
  });
  if (!ok) throw new SetupFault(`The account ${email} could not be made:\n${output}`);
  return signIn(site.url, email, password);
}

/**
 * Parameters that name something, by path of the document.
 * @param {string} url
 * @param {string} token
 */
async function findKnown(url, token) {
  await runJob(url, token, { kind: 'update-price-on-inquiry' });
  /** @param {string} path */
  const read = async (path) => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new SetupFault(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const { items: cards } =
    /** @type {{ items: import('@estate/contracts/public-property').PropertyCard[] }} */ (
      await read('/api/properties?page_size=10')
    );
  const { items: jobs } = /** @type {{ items: { id: string }[] }} */ (await read('/api/admin/jobs'));
  const ids = cards.map(({ id }) => ({ path: { id } }));
  // The second is what the queue calls a list of its own.
  const images = cards.flatMap(({ image }) => {
    if (!image) return [];
    const v = `${image.access_key}.${image.change_mark}`;
    return [{ path: { bucket: 'property-images', path: image.storage_path }, query: { v } }];
  });
  const jobIds = [...jobs.map(({ id }) => id), 'completed'].map((id) => ({ path: { id } }));
  return {
    '/media/render/{bucket}/{path}': images,
    '/api/admin/media/render/{bucket}/{path}': images,
    '/api/properties/{id}': ids,
    '/api/admin/properties/{id}': ids,
    '/api/admin/jobs/{id}': jobIds,
    '/api/admin/jobs/{id}/cancel': jobIds,
  };
}
