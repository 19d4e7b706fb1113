import {
  DiscardDraft,
  GetSection,
  ListSections,
  ListVersions,
  SaveDraft,
} from '@estate/contracts/content/sections';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { DraftChanges } from './draft-changes.service.ts';
import { Drafts } from './drafts.ts';
import { sectionDetail, sectionRow, sectionVersion } from './section-answers.ts';
import { Sections } from './sections.ts';
import { Versions } from './versions.ts';

@Controller()
export class SectionsController {
  constructor(
    private readonly sections: Sections,
    private readonly drafts: Drafts,
    private readonly versions: Versions,
    private readonly changes: DraftChanges,
  ) {}

  @RpcMethod(ListSections)
  async listSections() {
    return { items: (await this.drafts.states()).map(sectionRow) };
  }

  @RpcMethod(GetSection)
  async getSection({ key }: z.output<typeof GetSection.input>) {
    return { section: sectionDetail(await this.drafts.stateOf(this.sections.of(key))) };
  }

  @RpcMethod(SaveDraft)
  saveDraft(input: z.output<typeof SaveDraft.input>) {
    return this.changes.save(input);
  }

  @RpcMethod(DiscardDraft)
  discardDraft(input: z.output<typeof DiscardDraft.input>) {
    return this.changes.discard(input);
  }

  @RpcMethod(ListVersions)
  async listVersions({ key, before }: z.output<typeof ListVersions.input>) {
    const versions = await this.versions.listBefore(this.sections.of(key), before);
    return { items: versions.map(sectionVersion) };
  }
}
