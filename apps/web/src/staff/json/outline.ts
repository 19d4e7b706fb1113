import { exactNumberText } from './exact-json.ts';

/** Containers at a depth less than this are open initially (staff-area §9). */
const openDepth = 2;

type Container = readonly unknown[] | Readonly<Record<string, unknown>>;

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && exactNumberText(value) === undefined;

/** Number of entries of an array or fields of an object; 0 for any other value. */
export const sizeOf = (value: unknown): number => {
  if (!isContainer(value)) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
};

/** The visible rows below one array or object. They are computed when the array or object is first expanded. */
class Branch {
  readonly size: number;
  /** Names of the fields; null for an array. */
  private readonly names: readonly string[] | null;
  private readonly opensByDefault: boolean;
  private readonly toggledChildren = new Set<number>();
  private readonly branches = new Map<number, Branch>();
  /** For each child the number of rows before it, followed by the total; null while every child takes one row. */
  private starts: Uint32Array | null = null;

  /** `depth` is the depth of the children. */
  constructor(
    private readonly value: Container,
    private readonly depth: number,
  ) {
    this.names = Array.isArray(value) ? null : Object.keys(value);
    this.size = this.names?.length ?? sizeOf(value);
    this.opensByDefault = depth < openDepth;
    if (this.opensByDefault) this.starts = this.computeStarts();
  }

  get height(): number {
    return this.starts?.[this.size] ?? this.size;
  }

  nameOf(child: number): string | number {
    return this.names?.[child] ?? child;
  }

  valueOf(child: number): unknown {
    return (this.value as Readonly<Record<string | number, unknown>>)[this.nameOf(child)];
  }

  /** Whether the container is open; null for a value without children. */
  isOpen(child: number): boolean | null {
    if (sizeOf(this.valueOf(child)) === 0) return null;
    return this.opensByDefault !== this.toggledChildren.has(child);
  }

  startOf(child: number): number {
    return this.starts?.[child] ?? child;
  }

  /** Index of the child that contains the row `row` of this branch. */
  childAt(row: number): number {
    if (!this.starts) return row;
    let [low, high] = [0, this.size - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.startOf(middle) <= row) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  branchOf(child: number): Branch {
    const known = this.branches.get(child);
    if (known) return known;
    const branch = new Branch(this.valueOf(child) as Container, this.depth + 1);
    this.branches.set(child, branch);
    return branch;
  }

  /** Toggles a child and returns by how many rows its ancestors grow; negative if it closes. */
  flip(child: number): number {
    if (!this.toggledChildren.delete(child)) this.toggledChildren.add(child);
    const { height } = this.branchOf(child);
    return this.isOpen(child) ? height : -height;
  }

  /** Moves the rows after the child by `rows`. */
  grow(child: number, rows: number): void {
    this.starts ??= Uint32Array.from({ length: this.size + 1 }, (_, index) => index);
    for (let next = child + 1; next <= this.size; next += 1) this.starts[next] = this.startOf(next) + rows;
  }

  private computeStarts(): Uint32Array {
    const starts = new Uint32Array(this.size + 1);
    let row = 0;
    for (let child = 0; child < this.size; child += 1) {
      const value = this.valueOf(child);
      // At `openDepth` the grandchildren are closed and take one row each, so that the child needs no branch to be
      // counted.
      const inside =
        sizeOf(value) > 0 && this.depth + 1 < openDepth ? this.branchOf(child).height : sizeOf(value);
      row += 1 + inside;
      starts[child + 1] = row;
    }
    return starts;
  }
}

interface Step {
  readonly branch: Branch;
  readonly child: number;
  /** The child's own row in the outline. */
  readonly row: number;
}

export interface OutlineRow {
  /** Key or position in the parent; null for the root. */
  readonly name: string | number | null;
  readonly value: unknown;
  readonly depth: number;
  /** Whether the container is open; null for a value without children. */
  readonly isOpen: boolean | null;
  readonly position: number;
  readonly siblings: number;
}

/**
 * Parsed JSON as numbered rows. Each array or object caches the row positions of its children, so a row is found
 * without listing the others, and a document of 2 MB costs only the rows on the screen.
 */
export class Outline {
  private readonly top: Branch;

  constructor(value: unknown) {
    this.top = new Branch([value], 0);
  }

  get rowCount(): number {
    return this.top.height;
  }

  rowAt(row: number): OutlineRow {
    const { branch, child, parents } = this.find(row);
    return {
      name: parents.length === 0 ? null : branch.nameOf(child),
      value: branch.valueOf(child),
      depth: parents.length,
      isOpen: branch.isOpen(child),
      position: child + 1,
      siblings: branch.size,
    };
  }

  /** The row of the container around this one; null for the root. */
  parentOf(row: number): number | null {
    return this.find(row).parents.at(-1)?.row ?? null;
  }

  /** Field names and array positions from the root to this row. */
  pathTo(row: number): (string | number)[] {
    const place = this.find(row);
    return [...place.parents, place].slice(1).map(({ branch, child }) => branch.nameOf(child));
  }

  toggle(row: number): void {
    const place = this.find(row);
    if (place.branch.isOpen(place.child) === null) return;
    const rows = place.branch.flip(place.child);
    for (const { branch, child } of [...place.parents, place]) branch.grow(child, rows);
  }

  private find(row: number): Step & { readonly parents: readonly Step[] } {
    const parents: Step[] = [];
    let branch = this.top;
    let first = 0;
    for (;;) {
      const child = branch.childAt(row - first);
      const ownRow = first + branch.startOf(child);
      const step = { branch, child, row: ownRow };
      if (ownRow >= row) return { ...step, parents };
      parents.push(step);
      first = ownRow + 1;
      branch = branch.branchOf(child);
    }
  }
}
