import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PropertyUpsert } from '@estate/contracts/catalog/property';
import { type CatalogUnderTest, property, type Upsert } from './catalog-under-test.ts';

const dataFolder = join(import.meta.dirname, '../../propstack-sim/data');

type Entry = Readonly<Record<string, unknown>> & { readonly id: number };

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(dataFolder, file), 'utf8'));

/** The value of a column as crm-sync reads it: numbers may be written as texts, and 0 means that there is none. */
function columnOf(key: keyof typeof PropertyUpsert.shape, value: unknown): unknown {
  if (value === 0 || value === '' || value === undefined) return null;
  const readings = [value, typeof value === 'string' ? Number(value) : undefined];
  return readings.find((reading) => PropertyUpsert.shape[key].safeParse(reading).success) ?? null;
}

/** The objects of the simulated CRM as records, without images. */
export function demoStock(): Upsert[] {
  const defaults = readJson('defaults.json') as Entry;
  const columns = Object.keys(PropertyUpsert.shape) as (keyof typeof PropertyUpsert.shape)[];
  return readdirSync(join(dataFolder, 'stock'))
    .flatMap((file) => readJson(join('stock', file)) as Entry[])
    .filter(({ archived }) => archived !== true)
    .map((entry) => {
      const whole: Entry = { ...defaults, ...entry };
      const fields = columns
        .filter((key) => key in whole)
        .map((key) => [key, columnOf(key, whole[key])] as const);
      const flags = Object.entries(whole).filter(
        ([key, value]) => value === true && !(key in PropertyUpsert.shape),
      );
      return property(entry.id, {
        ...(Object.fromEntries(fields) as Partial<Upsert>),
        optional_fields: flags.map(([key, value]) => ({ key, name: key, value })),
        images: [],
      });
    });
}

/** Stores the demo stock in the batches that an import allows. */
export async function storeDemoStock(catalog: CatalogUnderTest): Promise<readonly Upsert[]> {
  const stock = demoStock();
  for (let at = 0; at < stock.length; at += 50) await catalog.store(...stock.slice(at, at + 50));
  return stock;
}
