import { MediaStored } from '@estate/contracts/media';
import { type PropertyImage } from '@estate/contracts/property';
import { Agent, request } from 'undici';
import { PictureFailure } from './picture-failure.ts';
import { type Picture } from './picture-source.ts';

const bucket = 'property-images';
const unreachable = (cause: unknown) =>
  new PictureFailure('Der Bildspeicher ist nicht erreichbar.', true, { cause });

type Key = Pick<PropertyImage, 'storage_path' | 'change_mark'>;

/** The originals in media (contracts/media.ts). */
export class MediaStore {
  private readonly agent: Agent;

  constructor(
    private readonly mediaUrl: string,
    timeoutMs: number,
  ) {
    this.agent = new Agent({ connections: 8, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  }

  /** Streams a picture in; resolves once media has decoded it. Rejects with a PictureFailure, the source's own too. */
  async put(key: Key, { bytes, contentType }: Picture, signal: AbortSignal): Promise<MediaStored> {
    let broken: unknown;
    bytes.once('error', (error) => {
      broken = error;
    });
    const response = await request(this.urlOf(key), {
      method: 'PUT',
      dispatcher: this.agent,
      headers: { 'content-type': contentType },
      body: bytes,
      signal,
    }).catch((error: unknown) => {
      bytes.destroy();
      throw broken instanceof PictureFailure ? broken : unreachable(error);
    });
    const { statusCode: status } = response;
    if (status === 200 || status === 201) return MediaStored.parse(await response.body.json());
    await response.body.dump();
    if (broken instanceof PictureFailure) throw broken;
    if (status === 422) throw new PictureFailure('Die Bilddatei ist beschädigt oder kein Bild.');
    if (status === 413) throw new PictureFailure('Das Bild ist zu groß.');
    throw new PictureFailure(
      `Der Bildspeicher hat das Bild nicht angenommen (HTTP ${status}).`,
      status >= 500,
    );
  }

  /** false only if media says that it does not have this version. */
  async isStored(key: Key): Promise<boolean> {
    const response = await request(this.urlOf(key), { method: 'HEAD', dispatcher: this.agent }).catch(
      () => undefined,
    );
    await response?.body.dump();
    return response?.statusCode !== 404;
  }

  async remove(storagePath: string): Promise<void> {
    const url = `${this.mediaUrl.replace(/\/+$/, '')}/originals/${bucket}/${storagePath}`;
    const response = await request(url, { method: 'DELETE', dispatcher: this.agent });
    await response.body.dump();
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }

  private urlOf({ storage_path, change_mark }: Key): string {
    return `${this.mediaUrl.replace(/\/+$/, '')}/originals/${bucket}/${storage_path}?v=${change_mark}`;
  }
}
