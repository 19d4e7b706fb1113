import { StoredOriginal, type ImagesInUse } from '@estate/contracts/media/images';
import { StoredFile } from '@estate/contracts/media/documents';
import { Problem } from '@estate/contracts/problem';
import { problems } from '@estate/contracts/problems';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { problemOf } from '@estate/server-kit/http/failed-answer';
import { HttpClient } from '@estate/server-kit/http/http-client';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { type CrmSyncEnv } from '../env.ts';
import { Tuning } from '../tuning.ts';
import { FileFailure, RefusedFile, type CrmFile } from './file-source.ts';

const bucket = 'property-images';
const unreachable = (cause: unknown) =>
  new FileFailure('Der Bildspeicher ist nicht erreichbar.', true, { cause });

/** A full storage is not retried, because each retry would fetch the image from the CRM again. */
const storageFailure = (status: number) =>
  status === problems['storage-full'].status
    ? new FileFailure(problems['storage-full'].title)
    : new FileFailure(`Der Bildspeicher hat das Bild nicht angenommen (HTTP ${status}).`, status >= 500);

/**
 * The failure when media refuses a file. If media could not decode the file (the general text of `not-an-image`), the
 * download may have been truncated, so a retry may succeed. Any other reason is final.
 */
function refusalOf(answer: unknown): FileFailure {
  const { data: { detail } = { detail: '' } } = Problem.safeParse(answer);
  return detail && detail !== problems['not-an-image'].title
    ? new RefusedFile(detail)
    : new FileFailure('Die Bilddatei ist beschädigt oder kein Bild.', true);
}

type Key = Pick<PropertyImage, 'storage_path' | 'change_mark'>;

/**
 * HTTP client of the media service for what comes from the CRM: originals, each version of an image under its change mark
 * (contracts/media/images.ts), and PDFs (contracts/media/documents.ts).
 */
@Injectable()
export class MediaStore implements BeforeApplicationShutdown {
  private readonly media: HttpClient;

  constructor(@InjectEnv() env: CrmSyncEnv, @InjectLog() log: Log, { requestTimeoutMs }: Tuning) {
    this.media = new HttpClient(env.MEDIA_URL, new ServiceToken('crm-sync', 'media', env.SERVICE_KEY), log, {
      connections: 8,
      headersTimeout: requestTimeoutMs,
      bodyTimeout: requestTimeoutMs,
    });
  }

  /**
   * Streams an image from the CRM to media, which renders a cover before its first visitor comes. Resolves once media
   * has decoded and stored it. Rejects with an FileFailure if the download or the upload fails.
   */
  async put(
    key: Key,
    { bytes, contentType }: CrmFile,
    { signal, isCover }: { signal: AbortSignal; isCover: boolean },
  ): Promise<StoredOriginal> {
    let streamError: unknown;
    bytes.once('error', (error) => {
      streamError = error;
    });
    const response = await this.media
      .request(`${versionPath(key)}${isCover ? '&cover=1' : ''}`, {
        method: 'PUT',
        headers: { 'content-type': contentType },
        body: bytes,
        signal,
      })
      .catch((error: unknown) => {
        bytes.destroy();
        throw streamError instanceof FileFailure ? streamError : unreachable(error);
      });
    const { statusCode: status } = response;
    if (status === 201) return StoredOriginal.parse(await response.body.json());
    const answer: unknown = await response.body.json().catch(() => undefined);
    bytes.destroy();
    if (streamError instanceof FileFailure) throw streamError;
    if (status === 422) throw refusalOf(answer);
    if (status === 413) throw new RefusedFile('Das Bild ist größer als 40 MB.');
    throw storageFailure(status);
  }

  /** Stores a PDF of at most `maxForeignFileBytes`. Throws `unavailable` while media does not take it. */
  async putPdf(body: Buffer, signal: AbortSignal): Promise<StoredFile> {
    const response = await this.media
      .request('/documents/files', {
        method: 'POST',
        headers: { 'content-type': 'application/pdf' },
        body,
        // It may be sent twice: the same bytes are the same file.
        idempotent: true,
        signal,
      })
      .catch((cause: unknown) => {
        throw new ProblemError('unavailable', { cause });
      });
    if (response.statusCode !== 201) throw await problemOf(response);
    return StoredFile.parse(await response.body.json());
  }

  /** False only if media responds with 404. An image counts as stored while media is unreachable. */
  async isStored(key: Key, signal: AbortSignal): Promise<boolean> {
    const response = await this.media
      .request(versionPath(key), { method: 'HEAD', signal })
      .catch(() => undefined);
    await response?.body.dump();
    return response?.statusCode !== 404;
  }

  /**
   * Makes media delete all property images that are not in this list, and the renditions of removed properties. Rejects if media does not accept the list.
   */
  async sweep(originals: ImagesInUse): Promise<void> {
    const body = JSON.stringify(originals);
    const response = await this.media.request('/originals', { method: 'POST', body });
    await response.body.dump();
    if (response.statusCode !== 202) throw new Error(`media did not sweep: HTTP ${response.statusCode}`);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.media.destroy();
  }
}

const versionPath = ({ storage_path, change_mark }: Key) =>
  `/originals/${bucket}/${storage_path}?v=${change_mark}`;
