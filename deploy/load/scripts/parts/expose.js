import crypto from 'k6/crypto';
import encoding from 'k6/encoding';
import http from 'k6/http';
import { base, clientOf, pickInTurn } from './site.js';

/**
 * Solves the challenge as the browser's worker does: finds the number for which the hash of salt and number equals
 * the challenge.
 */
function solve({ algorithm, challenge, maxnumber, salt, signature }) {
  for (let number = 0; number <= maxnumber; number++) {
    if (crypto.sha256(`${salt}${number}`, 'hex') !== challenge) continue;
    return encoding.b64encode(JSON.stringify({ algorithm, challenge, salt, signature, number }));
  }
  throw new Error('The challenge has no solution.');
}

/** One visitor's exposé request with its own e-mail address: `<name>-<number>@load.example.org`. */
export function fillExpose(name, number, properties) {
  const headers = clientOf(number);
  const tags = { kind: 'challenge' };
  const challenge = http.get(`${base}/api/challenge`, { headers, tags }).json();
  const body = JSON.stringify({
    propertyId: pickInTurn(properties, number).id,
    firstName: 'Anna',
    lastName: 'Muster',
    email: `${name}-${number}@load.example.org`,
    agreeToTerms: true,
    filledInMs: 60_000,
    altcha: solve(challenge),
  });
  const key = `${name}-${number}-`.padEnd(36, 'k');
  return { body, headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key } };
}

/** Sends a filled form. A repeat has the same Idempotency-Key, as after a lost response. */
export const sendExpose = ({ body, headers }) =>
  http.post(`${base}/api/expose-requests`, body, { headers, tags: { kind: 'form' } });
