import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from './ask.mjs';
import { attacks } from './attacks.mjs';

/* One client that attacks, in a thread of its own, so that making its requests does not hold up the visits. */

/** @typedef {{ site: string, attack: string, seconds: number, image: string }} Order */

/** Time-out of a request, and the most requests that run at once. */
const timeoutMs = 20_000;
const maxConcurrent = 50;

const { site, attack: wanted, seconds, image } = /** @type {Order} */ (workerData);
const attack = attacks.find(({ name }) => name === wanted);
/** Each attack is a client of its own, because the limits that one attack used up would block the next. */
const client = `203.0.113.${attacks.findIndex(({ name }) => name === wanted) + 1}`;
if (!attack) throw new Error(`There is no attack "${wanted}".`);

const agent = new Agent({ keepAlive: true, maxSockets: maxConcurrent });
/** @type {Record<string, number>} */
const answers = {};
const beginning = performance.now();
let isOver = false;
const end = sleep(seconds * 1_000).then(() => {
  isOver = true;
});
/** @type {Set<Promise<void>>} */
const underway = new Set();

for (let number = 0; !isOver; number++) {
  const wait = beginning + (number * 1_000) / attack.aSecond - performance.now();
  if (wait > 0) await sleep(wait);
  if (underway.size >= maxConcurrent) await Promise.race([...underway, end]);
  if (isOver) break;
  const asked = ask(new URL(site), agent, attack.question(number, image), {
    client,
    withinMs: timeoutMs,
  }).then((status) => {
    const name = status === 0 ? 'none' : String(status);
    answers[name] = (answers[name] ?? 0) + 1;
    underway.delete(asked);
  });
  underway.add(asked);
}
if (underway.size > 0) answers['open at the end'] = underway.size;
agent.destroy();
parentPort?.postMessage({ ...answers });
