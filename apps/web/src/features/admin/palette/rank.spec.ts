import { describe, expect, it } from '@jest/globals';
import { type Command, rank } from './rank.ts';

const command = (id: string, title: string, ...keywords: string[]): Command => ({ id, title, keywords });

const all = [
  command('/admin', 'Übersicht', 'Start'),
  command('/admin/import', 'Einzelne Immobilie importieren', 'Propstack', 'holen'),
  command('/admin/preise', 'Preise aktualisieren', 'price_on_inquiry'),
  command('/admin/protokoll', 'Protokoll', 'Audit'),
];
const found = (input: string, recent: string[] = []) => rank(all, input, recent).map(({ id }) => id);

describe('ranking of the palette', () => {
  it('finds by title and keyword, without case and accents, with every word', () => {
    expect(found('uber')).toEqual(['/admin']);
    expect(found('PROPSTACK')).toEqual(['/admin/import']);
    expect(found('immobilie imp')).toEqual(['/admin/import']);
    expect(found('immobilie preise')).toEqual([]);
  });

  it('puts a title that begins so before a word inside a title, and both before a middle of a word', () => {
    expect(found('pr')).toEqual(['/admin/preise', '/admin/protokoll', '/admin/import']);
    expect(found('tokoll')).toEqual(['/admin/protokoll']);
  });

  it('puts recently used ones first where the input says nothing', () => {
    expect(found('', ['/admin/protokoll', '/admin/import'])).toEqual([
      '/admin/protokoll',
      '/admin/import',
      '/admin',
      '/admin/preise',
    ]);
    expect(found('p', ['/admin/protokoll'])[0]).toBe('/admin/protokoll');
  });

  it('takes a long input', () => {
    expect(found('x'.repeat(1_000_000))).toEqual([]);
  });
});
