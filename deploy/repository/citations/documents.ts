/** What a Markdown document offers to be cited. */
export interface Document {
  /** Headings by number of their `##` section; 0 is what stands above the first. */
  readonly headings: readonly { readonly text: string; readonly section: number }[];
  /** Anchors as GitHub makes them from headings. */
  readonly anchors: ReadonlySet<string>;
  /** Numbered rules such as `7.2`, each once for every time it stands there. */
  readonly rules: readonly { readonly id: string; readonly section: number }[];
}

/** `## What a visitor may see` has the anchor `what-a-visitor-may-see`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Reads headings, anchors and rules (`- **V-7.2** …`) outside of code blocks. A section is a heading `## 7 …`. */
export function readDocument(markdown: string): Document {
  const headings: { text: string; section: number }[] = [];
  const anchors = new Set<string>();
  const rules: { id: string; section: number }[] = [];
  let section = 0;
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode) continue;
    const [, level, heading] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    if (level && heading) {
      if (level.length <= 2) section = Number(/^\d+/.exec(heading)?.[0] ?? 0);
      const anchor = anchorOf(heading);
      const earlier = headings.filter(({ text }) => anchorOf(text) === anchor).length;
      anchors.add(earlier === 0 ? anchor : `${anchor}-${earlier}`);
      headings.push({ text: heading, section });
    }
    const id = /^- \*\*([VS]-\d+\.\d+)\*\*/.exec(line)?.[1];
    if (id) rules.push({ id, section });
  }
  return { headings, anchors, rules };
}
