import { MediaStored } from '@estate/contracts/media';
import { type PropertyImage } from '@estate/contracts/property';
import { withoutTrailingSlashes } from '@estate/server-kit/trailing-slashes';
import { Agent, request } from 'undici';
import { OutdatedReading } from './outdated-reading.ts';
import { PictureFailure } from './picture-failure.ts';
import { type Picture } from './picture-source.ts';

const bucket = 'property-images';
const unreachable = (cause: unknown) =>
  new PictureFailure('Der Bildspeicher ist nicht erreichbar.', true, { cause });

const notTaken = (status: number) =>
  new PictureFailure(`Der Bildspeicher hat das Bild nicht angenommen (HTTP ${status}).`, status >= 500);

type Key = Pick<PropertyImage, 'storage_path' | 'change_mark'>;

/** Which reading of the CRM a write comes from. */
export interface PictureReading {
  propertyId: number;
  /** ISO time. */
  fetchedAt: string;
}

/**
 * The originals in media (contracts/media.ts). Media refuses the writes of an import once one with a newer reading of
 * the same property has begun; every write then rejects with an OutdatedReading.
 */
export class MediaStore {
  private readonly agent: Agent;

  constructor(
    private readonly mediaUrl: string,
    timeoutMs: number,
  ) {
    this.agent = new Agent({ connections: 8, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  }

  /** Says that an import of the property's pictures begins. Rejects with a PictureFailure if media cannot note it. */
  async begin(reading: PictureReading): Promise<void> {
    const url = this.urlOf(`${reading.propertyId}?${readingQuery(reading)}`);
    const { statusCode: status, body } = await request(url, {
      method: 'POST',
      dispatcher: this.agent,
    }).catch((error: unknown) => {
      throw unreachable(error);
    });
    await body.dump();
    if (status === 409) throw new OutdatedReading();
    if (status !== 204) throw notTaken(status);
  }

  /** Streams a picture in; resolves once media has decoded it. Rejects with a PictureFailure, the source's own too. */
  async put(
    key: Key,
    reading: PictureReading,
    { bytes, contentType }: Picture,
    signal: AbortSignal,
  ): Promise<MediaStored> {
    let broken: unknown;
    bytes.once('error', (error) => {
      broken = error;
    });
    const response = await request(`${this.versionUrl(key)}&${readingQuery(reading)}`, {
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
    bytes.destroy();
    if (status === 409) throw new OutdatedReading();
    if (broken instanceof PictureFailure) throw broken;
    if (status === 422) throw new PictureFailure('Die Bilddatei ist beschädigt oder kein Bild.');
    if (status === 413) throw new PictureFailure('Das Bild ist zu groß.');
    throw notTaken(status);
  }

  /** false only if media says that it does not have this version. */
  async isStored(key: Key): Promise<boolean> {
    const response = await request(this.versionUrl(key), { method: 'HEAD', dispatcher: this.agent }).catch(
      () => undefined,
    );
    await response?.body.dump();
    return response?.statusCode !== 404;
  }

  async remove(storagePath: string, reading: PictureReading): Promise<void> {
    const url = this.urlOf(`${storagePath}?${readingQuery(reading)}`);
    const response = await request(url, { method: 'DELETE', dispatcher: this.agent });
    await response.body.dump();
    if (response.statusCode === 409) throw new OutdatedReading();
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }

  private versionUrl({ storage_path, change_mark }: Key): string {
    return this.urlOf(`${storage_path}?v=${change_mark}`);
  }

  private urlOf(place: string): string {
    return `${withoutTrailingSlashes(this.mediaUrl)}/originals/${bucket}/${place}`;
  }
}

const readingQuery = ({ fetchedAt }: PictureReading) => `reading=${Date.parse(fetchedAt)}`;
