import { GetConsentText, GetDraftWords, GetPublishedWords } from '@estate/contracts/content/words';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { consentsIn, hasConsents } from './consents.ts';
import { Drafts } from './drafts.ts';
import { Sections } from './sections.ts';
import { Versions } from './versions.ts';

@Controller()
export class WordsController {
  constructor(
    private readonly sections: Sections,
    private readonly drafts: Drafts,
    private readonly versions: Versions,
  ) {}

  @RpcMethod(GetPublishedWords)
  getPublishedWords() {
    return this.versions.publishedWords();
  }

  @RpcMethod(GetDraftWords)
  async getDraftWords() {
    return { words: await this.drafts.draftWords() };
  }

  @RpcMethod(GetConsentText)
  async getConsentText({ version }: z.output<typeof GetConsentText.input>) {
    const shipped = this.sections.all
      .filter(hasConsents)
      .flatMap((section) => consentsIn(section, section.shipped))
      .find((consent) => consent.version === version);
    return { text: shipped?.text ?? (await this.versions.consentText(version)) ?? null };
  }
}
