import { sentNumber } from './exact-json.ts';

/** Nodes of a depth below this one are open at first (staff-area §9). */
const openDepth = 2;

type Container = readonly unknown[] | Readonly<Record<string, unknown>>;

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && sentNumber(value) === undefined;

/** Entries of a list or fields of an object; 0 for everything else. */
export const sizeOf = (value: unknown): number => {
  if (!isContainer(value)) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
};

/** The visible rows below one container. It is made when one of its rows is asked for. */
class Branch {
  readonly size: number;
  /** Null for a list. */
  private readonly names: readonly string[] | null;
  private readonly opensByDefault: boolean;
  private readonly flipped = new Set<number>();
  private readonly branches = new Map<number, Branch>();
  /** Rows of this branch before each child, and all of them at the end; null while every child takes one row. */
  private starts: Uint32Array | null = null;

  /** `depth` is that of the children. */
  constructor(
    private readonly value: Container,
    private readonly depth: number,
  ) {
    this.names = Array.isArray(value) ? null : Object.keys(value);
    this.size = this.names?.length ?? sizeOf(value);
    this.opensByDefault = depth < openDepth;
    if (this.opensByDefault) this.starts = this.countedStarts();
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

  /** Null for a value that has nothing inside. */
  isOpen(child: number): boolean | null {
    if (sizeOf(this.valueOf(child)) === 0) return null;
    return this.opensByDefault !== this.flipped.has(child);
  }

  startOf(child: number): number {
    return this.starts?.[child] ?? child;
  }

  /** The child that the row `row` of this branch is, or is inside of. */
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

  /** Opens or closes a child and returns by how many rows its parents grow. */
  flip(child: number): number {
    if (!this.flipped.delete(child)) this.flipped.add(child);
    const { height } = this.branchOf(child);
    return this.isOpen(child) ? height : -height;
  }

  /** Moves what follows the child by `rows`. */
  grow(child: number, rows: number): void {
    this.starts ??= Uint32Array.from({ length: this.size + 1 }, (_, index) => index);
    for (let next = child + 1; next <= this.size; next += 1) this.starts[next] = this.startOf(next) + rows;
  }

  private countedStarts(): Uint32Array {
    const starts = new Uint32Array(this.size + 1);
    let row = 0;
    for (let child = 0; child < this.size; child += 1) {
      const value = this.valueOf(child);
      // Below the open depth every child takes one row, so that its branch is not needed to count.
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
  /** Null for a value that has nothing inside. */
  readonly isOpen: boolean | null;
  readonly position: number;
  readonly siblings: number;
}

/**
 * Parsed JSON as numbered rows, of which any one is found without listing the others: a container counts the rows of its
 * children and is opened only when asked for. So 2 MB cost no more than what is on the screen.
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

  /** Keys and positions from the root to this row. */
  pathTo(row: number): (string | number)[] {
    const found = this.find(row);
    return [...found.parents, found].slice(1).map(({ branch, child }) => branch.nameOf(child));
  }

  toggle(row: number): void {
    const found = this.find(row);
    if (found.branch.isOpen(found.child) === null) return;
    const rows = found.branch.flip(found.child);
    for (const { branch, child } of [...found.parents, found]) branch.grow(child, rows);
  }

  private find(row: number): Step & { readonly parents: readonly Step[] } {
    const parents: Step[] = [];
    let branch = this.top;
    let first = 0;
    for (;;) {
      const child = branch.childAt(row - first);
      const own = first + branch.startOf(child);
      const step = { branch, child, row: own };
      if (own >= row) return { ...step, parents };
      parents.push(step);
      first = own + 1;
      branch = branch.branchOf(child);
    }
  }
}
