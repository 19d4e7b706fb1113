import { getDocumentProxy } from 'unpdf';

/** A part of a document as a screen reader comes to it: its role, its text or alternative text, and its page. */
export interface ReadPart {
  readonly role: string;
  readonly text: string;
  readonly page: number;
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** Reads a document by its structure: the elements with content, in their order, and the data of the document. */
export async function readDocument(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: true, verbosity: 0 });
  const pages = pdf.numPages;
  const parts: ReadPart[] = [];
  const drawn: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const opened = await pdf.getPage(page);
    const { items } = await opened.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let id: string | undefined;
    for (const item of items) {
      if ('str' in item) {
        drawn.push(item.str);
        if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      } else if (item.type === 'beginMarkedContentProps') id = item.id;
      else if (item.type === 'endMarkedContent') id = undefined;
    }
    const walk = ({ role, alt, children = [] }: Node) => {
      const text = children
        .map((child) => (child.type === 'content' ? (texts.get(child.id ?? '') ?? '') : ''))
        .join('');
      if (role && (alt !== undefined || text.trim())) parts.push({ role, text: alt ?? text.trim(), page });
      children.forEach(walk);
    };
    const tree: Node = await opened.getStructTree();
    walk(tree);
  }
  const { info } = await pdf.getMetadata();
  const outline = await pdf.getOutline();
  await pdf.destroy();
  return {
    parts,
    drawn: drawn.join(' '),
    info: info as Record<string, unknown>,
    pages: pdf.numPages,
    outline,
  };
}
