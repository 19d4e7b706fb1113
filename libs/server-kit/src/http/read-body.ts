import { type IncomingMessage } from 'node:http';
import { ProblemError } from './problem-error.ts';

/** The bytes of a request's body. Throws `too-large` for more than allowed. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A body that is too long is still read to its end, because the caller reads no response before it has sent
  // everything.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw new ProblemError('too-large');
  return Buffer.concat(chunks);
}

/** Parses the JSON of a request's body; undefined if it is invalid. Throws `too-large` for more bytes than allowed. */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
