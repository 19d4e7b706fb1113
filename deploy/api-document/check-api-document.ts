import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type PropertyCard } from '@estate/contracts/catalog/public-property';
import { runStaff } from '../local/admin.ts';
import { type Site, withFreshSite } from '../local/bring-up.ts';
import { runCommand } from '../local/process/run-command.ts';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { runJob, signIn } from '../staff-client.ts';
import { findTool } from '../tools.ts';

/** Lints the OpenAPI document: every operation has an id and says which sign-in it needs, if any. */
async function lintDocument(url: string): Promise<void> {
  const address = `${url}/api/openapi.json`;
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-operationId': 'error', 'info-license': 'off' },
  });
  const source = await (await fetch(address)).text();
  const faults = (await lintFromString({ source, absoluteRef: address, config }))
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  if (faults.length > 0) throw new SetupFault(`The OpenAPI document has faults:\n${faults.join('\n')}`);
}

/**
 * Checks on a separate site that the BFF's responses match its OpenAPI document and are never 5xx. Schemathesis sends
 * valid and invalid requests to every operation: without a session, as a broker, and as an administrator.
 */
await runScript(async () => {
  const schemathesis = await findTool('schemathesis');
  const env = { bff: { TRUST_PROXY: '1' }, crm: { SIM_PROPERTIES: '40' } };
  await withFreshSite('schemathesis', env, async (site) => {
    await lintDocument(site.url);
    const admin = await signIn(site.url, site.admin.email, site.admin.password ?? '');
    const callers = {
      nobody: '',
      broker: await signInAsBroker(site),
      administrator: admin,
    };
    const parameters = JSON.stringify(await existingParameters(site.url, admin));
    const failed: string[] = [];
    for (const [who, token] of Object.entries(callers)) {
      console.log(`\nThe OpenAPI document, called as ${who}`);
      // Sign-out is not called with a session, because it would end that session. The run without a session covers
      // it.
      const asStaff = ['-H', `Authorization: Bearer ${token}`, '--exclude-path', '/api/auth/sign-out'];
      const configuration = ['--config-file', join(import.meta.dirname, 'schemathesis.toml'), '--no-color'];
      const call = ['run', `${site.url}/api/openapi.json`, ...(token ? asStaff : [])];
      const { ok } = await runCommand(schemathesis, [...configuration, ...call], {
        // Schemathesis writes its folders into the working directory.
        cwd: site.dataDir,
        env: {
          ...process.env,
          PYTHONPATH: import.meta.dirname,
          PYTHONDONTWRITEBYTECODE: '1',
          SCHEMATHESIS_HOOKS: 'hooks',
          KNOWN_PARAMETERS: parameters,
        },
        show: true,
        timeoutMs: 180_000,
      });
      if (!ok) failed.push(who);
    }
    if (failed.length > 0)
      throw new SetupFault(`The OpenAPI document does not hold for: ${failed.join(', ')}.`);
  });
});

async function signInAsBroker(site: Site): Promise<string> {
  const [email, password] = ['broker@example.org', 'only-for-this-one-check'];
  const { ok, output } = await runStaff(['add', email, 'broker'], {
    ...site,
    env: { STAFF_PASSWORD: password },
  });
  if (!ok) throw new SetupFault(`The account ${email} could not be made:\n${output}`);
  return signIn(site.url, email, password);
}

/** Parameters of existing records, by path in the OpenAPI document. */
async function existingParameters(url: string, token: string): Promise<Record<string, object[]>> {
  await runJob(url, token, { kind: 'update-price-on-inquiry' });
  const read = async <Item>(path: string) => {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new SetupFault(`${path} answered ${answer.status}`);
    return ((await answer.json()) as { items: Item[] }).items;
  };
  const cards = await read<PropertyCard>('/api/properties?page_size=10');
  const jobs = await read<{ id: string }>('/api/admin/jobs');
  const ids = cards.map(({ id }) => ({ path: { id } }));
  const images = cards.flatMap(({ image }) => {
    if (!image) return [];
    const v = `${image.access_key}.${image.change_mark}`;
    return [{ path: { bucket: 'property-images', path: image.storage_path }, query: { v } }];
  });
  // `completed` is the name of a BullMQ key in Redis and must not be accepted as a job id.
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
