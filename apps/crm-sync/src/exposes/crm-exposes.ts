import { buffer } from 'node:stream/consumers';
import { type CrmExpose } from '@estate/contracts/crm-sync/crm-exposes';
import { namesStreet } from '@estate/domain/property/street-name';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { FileFailure, FileSource } from '../files/file-source.ts';
import { MediaStore } from '../files/media-store.ts';
import { RequestPropstackApi } from '../propstack/propstack-api.ts';
import { PropstackReader } from '../propstack/propstack-reader.ts';
import { streetAlone } from '../unit/data-warnings.ts';
import { columnOf } from '../unit/property-of-unit.ts';
import { exposeDocumentOf } from './expose-document.ts';
import { readPdf } from './read-pdf.ts';

/** Shorter than the deadline of the call (contracts/crm-sync/crm-exposes.ts). */
const wholeMs = 40_000;

const noneText =
  'In Propstack hat diese Immobilie kein Dokument, das als Exposé gekennzeichnet und nicht privat ist.';
const unreadableText = 'Das PDF aus Propstack ist beschädigt oder mit einem Passwort geschützt.';

const conflict = (detail: string) => new ProblemError('conflict', { detail });

/** Takes over the exposés that the agency keeps in the CRM. */
@Injectable()
export class CrmExposes {
  constructor(
    private readonly api: RequestPropstackApi,
    private readonly source: FileSource,
    private readonly media: MediaStore,
  ) {}

  /** See StoreCrmExpose. */
  async store(id: number): Promise<CrmExpose> {
    const signal = AbortSignal.timeout(wholeMs);
    const reader = new PropstackReader(this.api, 'import-expose', signal);
    const { unit, codes } = await reader.unit(id);
    const document = exposeDocumentOf(unit);
    if (!document) throw conflict(noneText);
    const bytes = await this.fetch(document.url, signal);
    const content = await readPdf(bytes);
    if (!content) throw conflict(unreadableText);
    const [street = null, houseNumber = null] = [
      columnOf(unit, codes, 'street'),
      columnOf(unit, codes, 'house_number'),
    ];
    return {
      ...(await this.media.putPdf(bytes, signal)),
      title: document.title,
      pages: content.pages,
      names_street: namesStreet(content.text, streetAlone(street, houseNumber)),
    };
  }

  private async fetch(url: string, signal: AbortSignal): Promise<Buffer> {
    try {
      const { bytes } = await this.source.open(url, 'pdf', signal);
      return await buffer(bytes);
    } catch (error) {
      if (!(error instanceof FileFailure)) throw error;
      throw new ProblemError(error.isTransient ? 'crm-unreachable' : 'conflict', { detail: error.message });
    }
  }
}
