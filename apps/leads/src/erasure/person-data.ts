import { type ReadPerson } from '@estate/contracts/erasure';
import { literally } from '@estate/server-kit/fold-text';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { InboxService } from '../inbox/inbox.service.ts';

/** All that leads knows of one person. */
@Injectable()
export class PersonData {
  constructor(private readonly inbox: InboxService) {}

  /** One page of the person's leads, whole, newest first. */
  read({ email, cursor }: z.output<typeof ReadPerson.input>): Promise<z.input<typeof ReadPerson.output>> {
    const anySpelling = { $regex: `^\\s*${literally(email.trim())}\\s*$`, $options: 'i' };
    return this.inbox.dataOf({ 'form.email': anySpelling }, cursor);
  }
}
