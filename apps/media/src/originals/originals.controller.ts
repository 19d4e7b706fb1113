import { type IncomingMessage, type ServerResponse } from 'node:http';
import { ImagesInUse, type StoredOriginal } from '@estate/contracts/media/images';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { readBytes, readJson } from '@estate/server-kit/http/read-body';
import { markKeyOf } from '@estate/storage/image-address';
import { Controller, Head, Header, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { RenditionService } from '../renditions/rendition.service.ts';
import { ImageFiles } from '../storage/image-files.ts';
import { requestedImage } from '../storage/requested-image.ts';
import { maxUploadBytes } from './check-image.ts';
import { OriginalSweep } from './original-sweep.ts';
import { Uploads } from './uploads.ts';

const maxMarkLength = 500;

/** Serves `/originals` (libs/contracts/src/media/images.ts). */
@Controller('originals')
export class OriginalsController {
  constructor(
    private readonly files: ImageFiles,
    private readonly uploads: Uploads,
    private readonly sweep: OriginalSweep,
    private readonly renditions: RenditionService,
  ) {}

  @Put('*path')
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  async store(
    @Req() request: IncomingMessage,
    @Query() { v, cover }: Record<string, unknown>,
  ): Promise<StoredOriginal> {
    const address = requestedImage(request);
    const changeMark = checkedMark(v);
    const { stored, bytes } = await this.uploads.check(() => readBytes(request, maxUploadBytes));
    await this.files.writeOriginal(address, markKeyOf(changeMark), bytes);
    if (cover === '1') this.renditions.prepareCover(address, changeMark);
    return stored;
  }

  @Head('*path')
  async has(
    @Req() request: IncomingMessage,
    @Query('v') v: unknown,
    @Res() response: ServerResponse,
  ): Promise<void> {
    const isStored = await this.files.hasOriginal(requestedImage(request), markKeyOf(checkedMark(v)));
    response.writeHead(isStored ? 200 : 404).end();
  }

  /**
   * Starts the deletion of all images that are not in the list of the request body. An empty list is refused, because
   * it would delete all images and probably comes from an empty catalog.
   */
  @Post()
  @HttpCode(202)
  async sweepOthers(@Req() request: IncomingMessage): Promise<void> {
    const { data } = ImagesInUse.safeParse(await readJson(request, maxUploadBytes));
    if (!data || Object.keys(data.marks).length === 0) throw new ProblemError('invalid-input');
    void this.sweep.run(data);
  }
}

function checkedMark(mark: unknown): string {
  if (typeof mark === 'string' && mark && mark.length <= maxMarkLength) return mark;
  throw new ProblemError('invalid-input', {
    errors: [{ field: 'v', message: 'Die Änderungsmarke fehlt oder ist zu lang.' }],
  });
}
