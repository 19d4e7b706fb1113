import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { withFreshSite } from '../local/bring-up.ts';
import { runScript, SetupFault } from '../local/setup-fault.mjs';
import { findTool } from '../tools.ts';
import { median } from './figures.ts';

const [seconds, rounds] = [4, 3];

/**
 * A wrk script that sends requests of 4,096 client addresses in turn, because the site limits requests per client.
 * They are generated in advance to save CPU of the load generator.
 */
const script = `
local requests, next = {}, 0
function init()
  for client = 0, 4095 do
    wrk.headers['accept-encoding'] = 'gzip, deflate, br'
    wrk.headers['x-forwarded-for'] = '10.0.' .. math.floor(client / 256) .. '.' .. client % 256
    requests[client] = wrk.format()
  end
end
function request()
  next = (next + 1) % 4096
  return requests[next]
end
`;

/**
 * Compares cached responses with a bare node:http server that sends the same bytes: responses per second at 32
 * connections of wrk, which needs less CPU than either server. Median of three alternating rounds.
 */
await runScript(async () => {
  const wrk = await findTool('wrk');
  // The load generator acts as the trusted proxy.
  await withFreshSite('bench-reads', { bff: { TRUST_PROXY: '1' } }, async (site, supervisor) => {
    const origin = site.url.replace('localhost', '127.0.0.1');
    const { items } = (await (await fetch(`${origin}/api/properties/latest`)).json()) as {
      items: { id: number }[];
    };
    const id = items[0]?.id;
    const page = await fetch(`${origin}/immobilie/${id}`, { redirect: 'manual' });
    const paths = {
      home: '/',
      listing: '/immobilien',
      property: page.headers.get('location') ?? `/immobilie/${id}`,
      'home list': '/api/properties/latest',
      list: '/api/properties',
      detail: `/api/properties/${id}`,
    };
    const port = await supervisor.portFor('bare');
    await supervisor.start(port, {
      name: 'bare',
      args: [
        '--import',
        'tsx',
        join(import.meta.dirname, 'bare-server.ts'),
        String(port),
        origin,
        ...Object.values(paths),
      ],
    });
    const lua = join(supervisor.dataDir, 'client.lua');
    writeFileSync(lua, script);

    const load = async (url: string) => {
      const { stdout } = await execa(wrk, ['-t1', '-c32', `-d${seconds}s`, '-s', lua, url]);
      if (stdout.includes('Non-2xx') || stdout.includes('Socket errors'))
        throw new SetupFault(`${url}:\n${stdout}`);
      return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
    };
    const rows: Record<string, object> = {};
    for (const [name, path] of Object.entries(paths)) {
      const [ours, bare]: [number[], number[]] = [[], []];
      // Round 0 is a warm-up for both servers.
      for (let round = 0; round <= rounds; round += 1) {
        const [one, other] = [await load(origin + path), await load(`http://127.0.0.1:${port}${path}`)];
        if (round === 0) continue;
        ours.push(one);
        bare.push(other);
      }
      const bytes = (await (await fetch(origin + path)).arrayBuffer()).byteLength;
      const [site, floor] = [median(ours), median(bare)];
      rows[name] = {
        bytes,
        'site, 1/s': Math.round(site),
        'bare, 1/s': Math.round(floor),
        ratio: (site / floor).toFixed(2),
      };
    }
    console.table(rows);
  });
});
