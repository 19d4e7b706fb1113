import { type IncomingMessage, type ServerResponse } from 'node:http';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { AttachDocument } from '@estate/contracts/leads/exposes';
import {
  DropReplyFile,
  GetReplyTemplates,
  ReplyFileDownload,
  ReplyFilePath,
  replyFilesPath,
  ReplyFileUpload,
  SendReply,
  SetReplyTemplates,
} from '@estate/contracts/leads/reply';
import { fieldProblems } from '@estate/contracts/problem';
import { maxReplyBytes } from '@estate/domain/forms/reply';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { ProblemError, sendProblem } from '@estate/server-kit/http/problem-error';
import { readBytes } from '@estate/server-kit/http/read-body';
import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import { type z } from 'zod';
import { InboxService } from '../inbox/inbox.service.ts';
import { ReplyFiles } from '../lead/reply-files.ts';
import { ReplyService } from './reply.service.ts';
import { ReplyTemplates } from './reply-templates.ts';

/** Replies of staff and their templates. */
@Controller()
export class ReplyController {
  constructor(
    private readonly replies: ReplyService,
    private readonly inbox: InboxService,
    private readonly files: ReplyFiles,
    private readonly templates: ReplyTemplates,
  ) {}

  @RpcMethod(SendReply)
  async sendReply(order: z.output<typeof SendReply.input>) {
    await this.replies.send(order);
    const lead = await this.inbox.detail(order);
    const reply = lead.replies.find(({ id }) => id === order.reply.id);
    const handled = lead.state === 'handled';
    const documents = lead.exposes?.sent.filter((document) => document.reply === order.reply.id);
    const with_address = documents?.some((document) => document.with_address) || undefined;
    return {
      ...lead,
      audit: auditFacts({ reply: reply?.id, files: reply?.files.length, with_address, handled }),
    };
  }

  @RpcMethod(AttachDocument)
  async attachDocument(order: z.output<typeof AttachDocument.input>) {
    const { file, isWithAddress } = await this.replies.attach(order);
    return {
      ...file,
      audit: auditFacts({ document: order.kind, with_address: isWithAddress || undefined }),
    };
  }

  @RpcMethod(DropReplyFile)
  async dropReplyFile({ id, owner, file, by }: z.output<typeof DropReplyFile.input>) {
    await this.inbox.find({ id, owner });
    await this.files.drop({ _id: file, lead_id: id, by });
    return {};
  }

  @RpcMethod(GetReplyTemplates)
  getReplyTemplates() {
    return this.templates.read();
  }

  @RpcMethod(SetReplyTemplates)
  async setReplyTemplates(templates: z.output<typeof SetReplyTemplates.input>) {
    const stored = await this.templates.write(templates);
    return { ...stored, audit: auditFacts({ templates: stored.items.length }) };
  }
}

const lead = ReplyFilePath.pick({ id: true });

function parsed<Contract extends z.ZodType>(contract: Contract, input: unknown): z.output<Contract> {
  const { data, error } = contract.safeParse(input);
  if (error) throw new ProblemError('invalid-input', { errors: fieldProblems(error) });
  return data;
}

/** Upload and download of reply files by plain HTTP, because a file may exceed the size limit of an RPC message. */
@Controller(replyFilesPath)
export class ReplyFilesController {
  constructor(
    private readonly files: ReplyFiles,
    private readonly inbox: InboxService,
  ) {}

  /** The request body is the file. Responds with a ReplyFile as JSON, or `too-large`, `invalid-input`, `not-found`. */
  @Post(':id')
  async upload(
    @Param() path: unknown,
    @Query() query: unknown,
    @Req() request: IncomingMessage,
    @Res() response: ServerResponse,
  ): Promise<void> {
    try {
      const { id } = parsed(lead, path);
      const { name, by, owner } = parsed(ReplyFileUpload, query);
      await this.inbox.find({ id, owner });
      const data = await readBytes(request, maxReplyBytes);
      const file = await this.files.store({ lead_id: id, by, name, data });
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(file));
    } catch (error) {
      sendProblem(response, error);
    }
  }

  /** Responds with the file as an attachment, so that the browser saves it and never displays it; or `not-found`. */
  @Get(':id/:file')
  async download(
    @Param() path: unknown,
    @Query() query: unknown,
    @Res() response: ServerResponse,
  ): Promise<void> {
    try {
      const { id, file } = parsed(ReplyFilePath, path);
      const { owner } = parsed(ReplyFileDownload, query);
      await this.inbox.find({ id, owner });
      const { name, type, data } = await this.files.one(id, file);
      response.writeHead(200, {
        'content-type': type,
        'content-length': data.length,
        'content-disposition': contentDisposition(name),
      });
      response.end(data);
    } catch (error) {
      sendProblem(response, error);
    }
  }
}
