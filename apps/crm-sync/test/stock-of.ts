import { type Surroundings } from './crm-sync-under-test.ts';

/** Reads the CRM's objects and the stored properties. */
export function stockOf(around: Surroundings) {
  let next = 0;
  const unit = (id: number) => around.sim.stock.get(id)!;
  /** The objects in the CRM's list, which leaves out archived ones. */
  const listed = () => around.sim.stock.all().filter((one) => one.flat['archived'] !== true);
  return {
    unit,
    listed,
    listedIds: () => listed().map(({ id }) => id),
    /** The id of an object that no earlier test has used. */
    freshId: () => around.sim.stock.all()[next++]!.id,
    /** The images of an object that visitors may see. */
    publicImages: (id: number) => unit(id).images.filter((image) => !image.is_private),
    stored: (id: number) => around.catalog.properties.get(id)!,
    /** Number of images that the CRM has delivered. */
    downloads: () => around.sim.requests.report().images,
  };
}
