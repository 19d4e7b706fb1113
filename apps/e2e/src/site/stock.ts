import { propertySlug } from '@estate/contracts/property-slug';
import { runJob } from '../../../../deploy/local/first-sync.mjs';
import { crmStock } from './crm.ts';
import { type TestSite } from './start-site.ts';

/** The fields of a simulated CRM property that the journeys read. */
export interface Unit {
  id: number;
  title: string;
  city: string;
  status: number;
  isAbroad: boolean;
  slug: string;
}

/** Every CRM property that the website may show, newest first. */
export async function unitsOf(site: TestSite): Promise<Unit[]> {
  const units = await crmStock(site.crmUrl ?? '');
  return units
    .filter((unit) => unit['archived'] !== true)
    .map((unit) => ({
      id: Number(unit['id']),
      title: String(unit['title']),
      city: String(unit['city']),
      status: (unit['property_status'] as { id?: number } | undefined)?.id ?? 0,
      isAbroad: unit['country'] !== 'DEU',
      slug: propertySlug({ id: Number(unit['id']), title: String(unit['title']) }),
    }))
    .sort((a, b) => b.id - a.id);
}

/** Imports properties as the dashboard does; without images by default, because images take time. */
export async function importUnits(
  site: TestSite,
  units: readonly Unit[],
  { importImages = false } = {},
): Promise<void> {
  const job = { kind: 'import-property', propertyIds: units.map(({ id }) => id), importImages };
  const { failed } = await runJob(site.url, site.token, job);
  if (failed > 0) throw new Error(`${failed} of ${units.length} properties could not be imported`);
}
