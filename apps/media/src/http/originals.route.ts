import { type IncomingMessage, type ServerResponse } from 'node:http';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { maxBytes } from '../originals/check-image.ts';
import { OriginalStore } from '../originals/original-store.ts';
import { type ImageAddress } from '../storage/image-address.ts';
import { readBody } from './read-body.ts';
import { sendJson } from './send.ts';

const longestMark = 500;

/** `PUT`, `HEAD` and `DELETE /originals/{bucket}/{path}` as libs/contracts/src/media.ts describes them. */
@Injectable()
export class OriginalsRoute {
  constructor(private readonly originals: OriginalStore) {}

  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: ImageAddress,
    query: URLSearchParams,
  ): Promise<void> {
    if (request.method === 'DELETE') {
      await this.originals.remove(address);
      response.writeHead(204).end();
      return;
    }
    const changeMark = query.get('v');
    if (!changeMark || changeMark.length > longestMark) {
      throw new ProblemError('invalid-input', {
        errors: [{ field: 'v', message: 'Die Änderungsmarke fehlt oder ist zu lang.' }],
      });
    }
    const stored = await this.originals.stored(address, changeMark);
    if (request.method === 'HEAD') {
      response.writeHead(stored ? 200 : 404).end();
    } else if (request.method === 'PUT') {
      if (stored) request.resume();
      const result =
        stored ?? (await this.originals.put(address, changeMark, await readBody(request, maxBytes)));
      sendJson(response, stored ? 200 : 201, result);
    } else {
      throw new ProblemError('method-not-allowed');
    }
  }
}
