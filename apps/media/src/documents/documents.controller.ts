import { type IncomingMessage, type ServerResponse } from 'node:http';
import {
  DocumentHash,
  DocumentOrder,
  DocumentsInUse,
  maxDocumentOrderBytes,
  maxForeignFileBytes,
  type StoredDocument,
  type StoredFile,
} from '@estate/contracts/media/documents';
import { fieldProblems } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { readBytes, readJson } from '@estate/server-kit/http/read-body';
import { Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { type z } from 'zod';
import { DocumentFiles } from './document-files.ts';
import { DocumentSweep } from './document-sweep.ts';
import { DocumentService } from './document.service.ts';

const pdfMark = Buffer.from('%PDF-');

async function readBody<Body extends z.ZodType>(
  request: IncomingMessage,
  body: Body,
): Promise<z.output<Body>> {
  const { data, error } = body.safeParse(await readJson(request, maxDocumentOrderBytes));
  if (error) throw new ProblemError('invalid-input', { errors: fieldProblems(error) });
  return data;
}

/** Serves `/documents` (libs/contracts/src/media/documents.ts). */
@Controller('documents')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentService,
    private readonly files: DocumentFiles,
    private readonly sweep: DocumentSweep,
  ) {}

  @Post()
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  async make(@Req() request: IncomingMessage): Promise<StoredDocument> {
    return this.documents.make(await readBody(request, DocumentOrder));
  }

  @Post('files')
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  async storeFile(@Req() request: IncomingMessage): Promise<StoredFile> {
    const bytes = await readBytes(request, maxForeignFileBytes);
    if (!bytes.subarray(0, pdfMark.length).equals(pdfMark)) throw new ProblemError('invalid-input');
    return { hash: await this.files.storeFile(bytes), bytes: bytes.byteLength };
  }

  @Post('in-use')
  @HttpCode(202)
  async sweepOthers(@Req() request: IncomingMessage): Promise<void> {
    void this.sweep.run(await readBody(request, DocumentsInUse));
  }

  @Get(':hash')
  async file(@Param('hash') hash: string, @Res() response: ServerResponse): Promise<void> {
    const bytes = DocumentHash.safeParse(hash).success ? await this.files.read(hash) : undefined;
    if (!bytes) throw new ProblemError('not-found');
    response
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-length': bytes.byteLength,
        // The address names the bytes; the caller decides who may see them.
        'cache-control': 'private, max-age=31536000, immutable',
      })
      .end(bytes);
  }
}
