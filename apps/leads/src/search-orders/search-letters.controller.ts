import { auditFacts } from '@estate/contracts/identity/audit-facts';
import {
  OpenLetterExpose,
  PreviewSearchLetter,
  ReadSearchLetters,
  SendSearchLetter,
} from '@estate/contracts/leads/search-letters';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { SearchLetterExposes } from './search-letter-exposes.ts';
import { SearchLetters } from './search-letters.ts';

/** Letters of staff to everybody whose search orders match a property. */
@Controller()
export class SearchLettersController {
  constructor(
    private readonly letters: SearchLetters,
    private readonly exposes: SearchLetterExposes,
  ) {}

  @RpcMethod(ReadSearchLetters)
  readSearchLetters(input: z.output<typeof ReadSearchLetters.input>) {
    return this.letters.read(input);
  }

  @RpcMethod(PreviewSearchLetter)
  async previewSearchLetter(input: z.output<typeof PreviewSearchLetter.input>) {
    return { html: await this.letters.preview(input), audit: null };
  }

  @RpcMethod(SendSearchLetter)
  async sendSearchLetter(input: z.output<typeof SendSearchLetter.input>) {
    const { publishAt } = await this.letters.send(input);
    const audit = auditFacts({
      letter: input.letter,
      publish_at: publishAt?.toISOString(),
      with_expose: input.with_expose || undefined,
    });
    return { items: await this.letters.list(input.id), audit };
  }

  @RpcMethod(OpenLetterExpose)
  openLetterExpose({ token, id }: z.output<typeof OpenLetterExpose.input>) {
    return this.exposes.open(token, id);
  }
}
