import { demoUnits } from './demo-units.ts';
import { applyUnitChange, type UnitChange } from './touch.ts';
import { type Unit, type UnitImage } from './unit.ts';
import { variation } from './variation.ts';

const firstId = 4_812_007;
const step = 13;

/**
 * The objects of the simulated CRM, sorted by id: the demo stock, then variations of it. The same number of objects
 * always gives the same objects.
 */
export class Stock {
  readonly #original: readonly Unit[];
  #units = new Map<number, Unit>();
  #removed = new Set<number>();
  /** The cached result of `all()`, cleared by every change of the stock. */
  #all: readonly Unit[] | undefined;

  /** Creates `count` objects. Each has at most `maxImages` images. */
  constructor(count: number = demoUnits.length, maxImages = Infinity) {
    this.#original = Array.from({ length: count }, (_, index) => {
      const model = demoUnits[index % demoUnits.length] as Unit;
      const unit = index < demoUnits.length ? model : variation(model, firstId + index * step, index + 1);
      return { ...unit, images: unit.images.slice(0, maxImages) };
    });
    this.reset();
  }

  /** All objects including archived ones, without removed ones. Returns the same array until the stock changes. */
  all(): readonly Unit[] {
    this.#all ??= [...this.#units.values()].filter((unit) => !this.#removed.has(unit.id));
    return this.#all;
  }

  get(id: number): Unit | undefined {
    return this.#removed.has(id) ? undefined : this.#units.get(id);
  }

  /** The image with this id. The object is found by the image id, which begins with the object's id (demo-units.ts). */
  image(id: number): UnitImage | undefined {
    return this.get(Math.floor(id / 100))?.images.find((image) => image.id === id);
  }

  remove(id: number) {
    if (this.#units.has(id)) this.#removed.add(id);
    this.#all = undefined;
  }

  restoreRemoved() {
    this.#removed.clear();
    this.#all = undefined;
  }

  touch(touch: UnitChange): Unit | undefined {
    const unit = this.get(touch.id);
    if (!unit) return undefined;
    const changed = applyUnitChange(unit, touch, new Date().toISOString());
    this.#units.set(unit.id, changed);
    this.#all = undefined;
    return changed;
  }

  reset() {
    this.#removed.clear();
    this.#units = new Map(this.#original.map((unit) => [unit.id, unit]));
    this.#all = undefined;
  }
}
