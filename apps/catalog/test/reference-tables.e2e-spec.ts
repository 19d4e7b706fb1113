import {
  DeleteReferenceTable,
  GetReferenceRows,
  ImportReferenceTable,
  ListReferenceTables,
  PreviewReferenceTable,
  ReleaseReferenceTable,
} from '@estate/contracts/catalog/reference-tables';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startCatalog } from './catalog-under-test.ts';

const { client, close } = await startCatalog();
afterAll(close);

const anna = { id: 'anna', name: 'Anna Amsel' };
const bert = { id: 'bert', name: 'Bert Bussard' };
const thisYear = new Date().getFullYear();
const table = {
  csv: 'Stadtteil;Haus;Wohnung\nBarmbek-Nord;4.800;5.600\nNeuland und Gut Moor;3.000;',
  source: 'Immobilienmarktbericht',
  year: thisYear - 1,
  page: 'S. 117',
  prices: 'sales' as const,
  has_new_buildings: false,
  licence: 'dl-de/by-2-0',
};
const importTable = (change: Partial<typeof table> | { prices: 'offers' } = {}, by = anna) =>
  client.call(ImportReferenceTable, { ...table, ...change, by });
const release = (id: string, by = bert) => client.call(ReleaseReferenceTable, { id, by });
const tables = async () => (await client.call(ListReferenceTables, {})).items;
const conflict = (detail: string) => ({
  problem: { code: 'conflict', detail: expect.stringContaining(detail) },
});

describe('reference tables', () => {
  it('the shipped table is there outside of production, and it cannot be deleted', async () => {
    expect(await tables()).toMatchObject([{ id: 'demo', is_demo: true, state: 'counts', row_count: 99 }]);
    await expect(client.call(DeleteReferenceTable, { id: 'demo' })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });

  it('a preview names the faults by line and stores nothing', async () => {
    const csv = `${table.csv}\nBarmbek-Nord;1,500;5600`;
    const { faults } = await client.call(PreviewReferenceTable, { csv });
    expect(faults.map(({ line }) => line)).toEqual([4, 4]);
    await expect(importTable({ csv })).rejects.toMatchObject({
      problem: { code: 'invalid-input', errors: [{ field: 'csv' }, { field: 'csv' }] },
    });
    expect(await tables()).toHaveLength(1);
  });

  it('two imports of the same table at once are stored once, and only one is recorded', async () => {
    const imports = await Promise.all([importTable(), importTable(), importTable()]);
    expect(imports.filter(({ audit }) => audit !== null)).toHaveLength(1);
    expect(await tables()).toMatchObject([
      { year: thisYear - 1, state: 'unreleased', released_by: null, imported_by: anna },
      { id: 'demo' },
    ]);
  });

  it('a table counts after a second person has released it, once', async () => {
    const { table: stored } = await importTable();
    await expect(release(stored.id, anna)).rejects.toMatchObject(conflict('von einer zweiten Person'));
    const releases = await Promise.all([release(stored.id), release(stored.id)]);
    expect(releases.filter(({ audit }) => audit !== null)).toHaveLength(1);
    expect((await tables())[0]).toMatchObject({ id: stored.id, state: 'counts', released_by: bert });
    expect((await client.call(GetReferenceRows, { id: stored.id })).rows[1]).toEqual({
      districts: ['Neuland', 'Gut Moor'],
      house: 3000,
      flat: null,
      plot: null,
    });
  });

  it('a table of offers is never released', async () => {
    const { table: offers } = await importTable({ prices: 'offers' });
    expect(offers.state).toBe('offers');
    await expect(release(offers.id)).rejects.toMatchObject(conflict('Angebotspreise zählen nie'));
  });

  it('a table counts as outdated 18 months after the end of its reporting year', async () => {
    const { table: old } = await importTable({ year: thisYear - 3 });
    expect((await release(old.id)).table).toMatchObject({
      state: 'outdated',
      outdated_from: `${thisYear - 1}-07-01`,
    });
  });

  it('a table that counts can be deleted, once', async () => {
    const { table: stored } = await importTable();
    await client.call(DeleteReferenceTable, { id: stored.id });
    await expect(client.call(DeleteReferenceTable, { id: stored.id })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
    expect((await tables()).map(({ id }) => id)).not.toContain(stored.id);
  });
});
