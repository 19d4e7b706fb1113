import { oldSlugs } from '@estate/content/old-slugs';
import { propertySlug } from '@estate/domain/property/property-slug';
import { runJob } from '../../../../deploy/staff-client.ts';
import { crmStock } from './crm.ts';
import { type TestSite } from './start-site.ts';

/** The fields of a simulated CRM property that the journeys read. */
export interface Unit {
  id: number;
  title: string;
  city: string;
  status: number;
  isAbroad: boolean;
  isForSale: boolean;
  hasEnergyClass: boolean;
  hasFloorPlan: boolean;
  slug: string;
}

/** The properties of a site's stock that journeys use by name. */
export interface Stock {
  /** Every CRM property that the website may show, newest first. */
  units: readonly Unit[];
  /** A property with images, a floor plan among them, and an energy class. */
  pictured: Unit;
  /** A property in marketing for sale, as the three around it; this one without images. */
  offered: Unit;
  /** A property in marketing that a journey hides for a while. */
  leaving: Unit;
  /** A property that was public once and is hidden now. */
  gone: Unit;
  /** The first property of the list, which is in preparation. */
  coming: Unit;
  /** A holiday home. */
  holiday: Unit;
  /** A property in marketing for sale that is not imported yet. */
  next: Unit;
}

type Image = { is_floorplan?: boolean; is_private?: boolean };

const isPublicPlan = ({ is_floorplan, is_private }: Image) => is_floorplan === true && is_private !== true;

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
      isForSale: unit['marketing_type'] === 'BUY',
      hasEnergyClass: /^[A-H](?:_PLUS|\+)*$/.test(String(unit['energy_efficiency_class'])),
      hasFloorPlan: (unit['images'] as Image[] | undefined)?.some(isPublicPlan) ?? false,
      slug: propertySlug({ id: Number(unit['id']), title: String(unit['title']) }),
    }))
    .sort((a, b) => b.id - a.id);
}

/** Imports the stock except `next`. Only `pictured` is imported with images, because images take time. */
export async function importStock(site: TestSite): Promise<Stock> {
  const units = await unitsOf(site);
  const moved = new Set(oldSlugs.values());
  const inMarketing = units.filter(
    ({ id, status, isAbroad, isForSale }) => status === 170241 && !isAbroad && isForSale && !moved.has(id),
  );
  const [next, ...others] = inMarketing;
  const pictured = others.find(({ hasEnergyClass, hasFloorPlan }) => hasEnergyClass && hasFloorPlan);
  const [offered, leaving, gone] = others.filter((unit) => unit !== pictured);
  const coming = units.find(({ status, isAbroad }) => status === 170240 && !isAbroad);
  const holiday = units.find(({ status, isAbroad }) => status === 170241 && isAbroad);
  if (!next || !pictured || !offered || !leaving || !gone || !coming || !holiday)
    throw new Error('the stock offers too little');
  await importUnits(
    site,
    units.filter((unit) => unit !== next && unit !== pictured),
  );
  await importUnits(site, [pictured], { importImages: true });
  await site.staff('/api/admin/properties/status', { ids: [gone.id], website_status: 'inaktiv' });
  return { units, pictured, offered, leaving, gone, coming, holiday, next };
}

/** Imports properties as the dashboard does, by default without images, because images take time. */
export async function importUnits(
  site: TestSite,
  units: readonly Pick<Unit, 'id'>[],
  { importImages = false } = {},
): Promise<void> {
  const job = { kind: 'import-property', propertyIds: units.map(({ id }) => id), importImages };
  const { failed } = await runJob(site.url, site.token, job);
  if (failed > 0) throw new Error(`${failed} of ${units.length} properties could not be imported`);
}
