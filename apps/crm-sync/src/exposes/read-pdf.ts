import { extractText, getDocumentProxy, getMeta } from 'unpdf';

interface PdfContent {
  pages: number;
  /** The text of all pages, and what the file says about itself. Scanned pages have none. */
  text: string;
}

/** What a PDF contains. Undefined if it cannot be read, e.g. because it is damaged or needs a password. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent | undefined> {
  // A copy, because the library takes the bytes with it.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 }).catch(() => undefined);
  if (!pdf) return undefined;
  try {
    const { totalPages, text } = await extractText(pdf, { mergePages: true });
    const { info } = await getMeta(pdf);
    return { pages: totalPages, text: [text, ...Object.values(info).map(String)].join('\n') };
  } catch {
    return undefined;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
