import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

/** A file in the archive. It is in memory as a whole, so the code that creates it has to limit its size. */
export interface TarEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The bytes of a tar file with these entries. The next entry is requested only after the previous one was read. */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array, void> {
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

/** The entries of a tar file, one at a time. */
export async function* unpackTar(tar: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = extract();
  const feeding = pipeline(Readable.from(tar), reader);
  // The rejection is ignored here, because an error of the source destroys the reader, so the loop below throws it.
  feeding.catch(() => undefined);
  for await (const entry of reader) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(chunk);
    yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
  }
  await feeding;
}
