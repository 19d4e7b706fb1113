import { agency } from '@estate/content/agency';
import type { Erasure } from '../../../api/types.ts';
import { exactMoment } from '../moment.ts';
import { serviceWords, stateOf } from './words.ts';

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}dt{color:#555;margin-top:.5rem}dd{margin:0}@media print{@page{margin:2cm}body{margin:0}}';

/** The proof of an erasure as a page to print. It holds ids, times and counts, and no word that somebody typed. */
export function proofPage({ id, requested_at, done_at, parts }: Erasure): string {
  const facts = [
    ['Nummer', id],
    ['Verlangt', exactMoment(requested_at)],
    ['Abgeschlossen', done_at === null ? 'noch nicht' : exactMoment(done_at)],
    ...parts.map((part) => [serviceWords[part.service], stateOf(part, exactMoment)]),
  ];
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nachweis der Löschung</title><style>${style}</style></head><body><main><h1>Nachweis der Löschung</h1><p>${agency.legalName} hat die Daten einer Person gelöscht (Art. 17 DSGVO). Dieser Nachweis nennt die Person nicht.</p><dl>${facts
    .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
    .join('')}</dl></main></body></html>`;
}
