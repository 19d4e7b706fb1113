import { join } from 'node:path';
import { bringUpFresh } from '../../local/bring-up.ts';
import { localDir } from '../../local/places.mjs';
import { endOnSignal } from '../../local/process/end-on-signal.mjs';
import { freePort } from '../../local/process/ports.ts';
import { Supervisor } from '../../local/process/supervisor.ts';
import { besiege } from './besiege.mjs';
import { heapProbeEnv } from './heap.mjs';
import { findVisits } from './stock.mjs';
import { Visits } from './visits.mjs';

const dataDir = join(localDir, 'abuse');

/**
 * Brings up a freshly imported site behind one trusted proxy, which is us, and attacks it; prints the table.
 * @param {number} attackSeconds of each attack
 * @returns {Promise<import('./besiege.mjs').Besieged[]>} the first row is the span without an attack
 */
export async function measureAbuse(attackSeconds) {
  const supervisor = new Supervisor(dataDir);
  endOnSignal(supervisor);
  /** @type {Visits | undefined} */
  let visits;
  try {
    const heapPort = await freePort();
    const bff = { TRUST_PROXY: '1', ...heapProbeEnv(heapPort) };
    const { url, processes } = await bringUpFresh(supervisor, { bff });
    const { kinds, image } = await findVisits(url);
    visits = new Visits(new URL(url), kinds);
    const process = processes.get('bff');
    if (!process) throw new Error('There is no BFF.');
    /** @type {import('./besiege.mjs').Besieged[]} */
    const rows = [];
    const options = { site: new URL(url), visits, image, heapPort, attackSeconds, bff: process };
    await besiege(options, (row) => {
      rows.push(row);
      console.log(`${row.attack}: ${row.faults.join('; ') || 'holds'}`);
    });
    console.table(rows.map(({ faults, ...figures }) => ({ ...figures, holds: faults.length === 0 })));
    return rows;
  } finally {
    visits?.stop();
    await supervisor.stop();
  }
}
