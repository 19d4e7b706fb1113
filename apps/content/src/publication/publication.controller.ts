import { CancelPublication, PublishDraft, PublishVersion } from '@estate/contracts/content/sections';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { Publication } from './publication.service.ts';

@Controller()
export class PublicationController {
  constructor(private readonly publication: Publication) {}

  @RpcMethod(PublishDraft)
  publishDraft(input: z.output<typeof PublishDraft.input>) {
    return this.publication.publishDraft(input);
  }

  @RpcMethod(CancelPublication)
  cancelPublication(input: z.output<typeof CancelPublication.input>) {
    return this.publication.cancel(input);
  }

  @RpcMethod(PublishVersion)
  publishVersion(input: z.output<typeof PublishVersion.input>) {
    return this.publication.publishVersion(input);
  }
}
