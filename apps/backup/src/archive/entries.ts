import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

/** A file of the archive. It is held in memory, so its producer has to limit its size. */
export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Writes the entries as a tar. It requests the next entry only after the reader has consumed the previous one. */
export async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array, void> {
  const tar = pack();
  const filling = (async () => {
    for await (const { name, bytes } of entries)
      await new Promise<void>((resolve, reject) => {
        const sink = tar.entry({ name, size: bytes.length }, (error) => (error ? reject(error) : resolve()));
        sink.end(bytes);
      });
    tar.finalize();
  })();
  filling.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
  for await (const chunk of tar as AsyncIterable<Uint8Array>) yield chunk;
  await filling;
}

/** The entries of a tar, one at a time. */
export async function* entriesOf(tar: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = extract();
  const feeding = pipeline(Readable.from(tar), reader);
  // Ignored here, because an error of the source destroys the reader, and the loop below throws the error.
  feeding.catch(() => undefined);
  for await (const entry of reader) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(chunk);
    yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
  }
  await feeding;
}
