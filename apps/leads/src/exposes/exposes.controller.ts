import {
  GetExposeState,
  MakeSelection,
  OpenExposeFile,
  PreviewDocument,
  ReadExposePage,
  SetExposeReview,
  SetExposeSource,
} from '@estate/contracts/leads/exposes';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { ExposeSettings } from './expose-settings.ts';
import { Exposes } from './exposes.ts';

/** The page of an exposé, which a mail links, and what staff see and decide of exposés. */
@Controller()
export class ExposesController {
  constructor(
    private readonly exposes: Exposes,
    private readonly settings: ExposeSettings,
  ) {}

  @RpcMethod(ReadExposePage)
  async readExposePage({ token }: z.output<typeof ReadExposePage.input>) {
    return { html: await this.exposes.pageOf(token) };
  }

  @RpcMethod(OpenExposeFile)
  openExposeFile({ token, kind }: z.output<typeof OpenExposeFile.input>) {
    return this.exposes.fileOf(token, kind);
  }

  @RpcMethod(MakeSelection)
  makeSelection({ ids }: z.output<typeof MakeSelection.input>) {
    return this.exposes.selection(ids);
  }

  @RpcMethod(GetExposeState)
  getExposeState({ id }: z.output<typeof GetExposeState.input>) {
    return this.exposes.state(id);
  }

  @RpcMethod(SetExposeReview)
  async setExposeReview({ id, is_reviewed }: z.output<typeof SetExposeReview.input>) {
    const before = await this.settings.set(id, 'is_reviewed', is_reviewed);
    return { audit: auditFacts({ is_reviewed }, { is_reviewed: before }) };
  }

  @RpcMethod(SetExposeSource)
  async setExposeSource({ id, from_crm }: z.output<typeof SetExposeSource.input>) {
    return { audit: await this.exposes.setSource(id, from_crm) };
  }

  @RpcMethod(PreviewDocument)
  previewDocument({ id, kind }: z.output<typeof PreviewDocument.input>) {
    return this.exposes.preview(id, kind);
  }
}
