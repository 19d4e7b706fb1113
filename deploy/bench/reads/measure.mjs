import { ask } from './ask.mjs';
import { Floor } from './floor.mjs';
import { inTurns, load } from './load.mjs';
import { fine, printTable, whole } from './rows.mjs';
import { faultOfCached } from './verdict.mjs';

/** @typedef {import('./measure-uncached.mjs').MeasuredSite} MeasuredSite */
/** @typedef {import('./measure-uncached.mjs').Read} Read */
/** @typedef {{ seconds: number, rounds: number }} Turns */
/** @typedef {import('./load.mjs').Loaded & { spread: string }} Figures */

/** @param {Figures} figures */
const cells = ({ perSecond, spread, p99, cpu, others }) => [
  whole(perSecond) + (others > 0 ? ` (${others} others)` : ''),
  spread,
  fine(p99),
  cpu.toFixed(3),
];
const heads = ['a second', 'rounds', 'p99, ms', 'CPU, ms'];

/**
 * Prints the reads from the cache beside the floor. Returns whether one breaks a threshold.
 * @param {MeasuredSite} site @param {Read[]} reads @param {Turns} turns
 */
export async function measureCached({ url, pid }, reads, { seconds, rounds }) {
  const floor = new Floor();
  let isBroken = false;
  const rows = [];
  try {
    for (const { name, path } of reads) {
      const answer = await ask(url + path);
      await floor.hold(path, answer);
      const figures = await inTurns(rounds, {
        ours: () => load(url + path, { seconds, pids: [pid('bff')] }),
        floor: () => load(floor.url + path, { seconds, pids: [floor.pid] }),
      });
      const { ours, floor: bare } = figures;
      const fault = ours.others > 0 ? 'failed answers' : faultOfCached(ours, bare);
      isBroken ||= fault !== '';
      const ratio = (ours.perSecond / bare.perSecond).toFixed(2);
      rows.push([
        `${name}, ${whole(answer.body.length)} bytes`,
        ...cells(ours),
        ...cells(bare),
        ratio,
        fault || 'holds',
      ]);
    }
  } finally {
    floor.stop();
  }
  printTable(['cached', ...heads, ...heads.map((head) => `floor ${head}`), 'ratio', ''], rows);
  return isBroken;
}

/**
 * Prints reads that differ each time, so that no cache knows them: properties, and pages of the listing.
 * @param {MeasuredSite} site @param {number[]} ids of public properties @param {Turns} turns
 */
export async function measureDistinct({ url, drop, pid }, ids, { seconds, rounds }) {
  let next = 0;
  const pids = [pid('bff'), pid('catalog')];
  const listings = () =>
    `/api/properties?page=${1 + (next % 100)}&page_size=${20 + (Math.floor(next++ / 100) % 9)}`;
  const details = () => `/api/properties/${ids[next++ % ids.length]}`;
  /** @param {() => string} nextPath */
  const loaded = async (nextPath) => {
    await drop();
    return load(url, { seconds, pids, nextPath });
  };
  const figures = await inTurns(rounds, { detail: () => loaded(details), listing: () => loaded(listings) });
  printTable(
    ['never asked before, 32 connections', ...heads],
    Object.entries(figures).map(([name, one]) => [name, ...cells(one)]),
  );
}

/**
 * Prints cached reads of the BFF beside one whose young generation V8 chooses.
 * @param {MeasuredSite} site @param {Read[]} reads @param {Turns} turns
 */
export async function measureYoungGeneration({ url, pid, startUsualBff }, reads, { seconds, rounds }) {
  const usual = await startUsualBff();
  const rows = [];
  for (const { name, path } of reads.filter((read) => ['listing', 'page home'].includes(read.name))) {
    for (const origin of [url, usual]) await ask(origin + path);
    const { small, chosen } = await inTurns(rounds, {
      small: () => load(url + path, { seconds, pids: [pid('bff')] }),
      chosen: () => load(usual + path, { seconds, pids: [pid('bff-usual')] }),
    });
    rows.push([`${name}, 8 MB`, ...cells(small)], [`${name}, V8's choice`, ...cells(chosen)]);
  }
  printTable(['young generation of the BFF', ...heads], rows);
}

/**
 * Prints how often other sites answer at any address.
 * @param {string[]} peers `name=url` @param {Turns} turns
 */
export async function measurePeers(peers, { seconds, rounds }) {
  const rows = [];
  for (const peer of peers) {
    const [name = '', ...address] = peer.split('=');
    const { site } = await inTurns(rounds, { site: () => load(address.join('='), { seconds }) });
    rows.push([name, ...cells(site).slice(0, 3)]);
  }
  if (rows.length > 0) printTable(['peer', ...heads.slice(0, 3)], rows);
}
