import { randomUUID } from 'node:crypto';
import { type ReplyFile } from '@estate/contracts/leads/inbox';
import { maxReplyBytes, maxReplyFiles, replyFileType } from '@estate/domain/forms/reply';
import {
  countRecordsWithAddress,
  withoutAddressIn,
  type HashedAddress,
} from '@estate/server-kit/text/erased-address';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';
import { documentFields, type SentExpose } from '../exposes/sent-expose.ts';
import { leadModel, type LeadModel } from './lead.schema.ts';

export interface StoredFile {
  _id: string;
  lead_id: string;
  by: string;
  name: string;
  type: string;
  bytes: number;
  data: Buffer;
  /** The document that the file is, if it was made of the lead's property. */
  document?: Omit<SentExpose, 'name' | 'bytes' | 'reply'>;
  /**
   * When a file is deleted that is not sent. Missing once the file belongs to a reply: then it is deleted with its
   * lead.
   */
  expires_at?: Date;
}
type ReplyFileModel = Model<StoredFile>;

const schema = new Schema<StoredFile>(
  {
    _id: { type: String, required: true },
    lead_id: { type: String, required: true },
    by: { type: String, required: true },
    name: { type: String, required: true },
    type: { type: String, required: true },
    bytes: { type: Number, required: true },
    data: { type: Buffer, required: true },
    document: { type: new Schema(documentFields, { _id: false, id: false }), default: undefined },
    expires_at: Date,
  },
  { ...strictSchema, collection: 'reply_files' },
)
  .index({ lead_id: 1 })
  .index({ 'document.hash': 1 }, { sparse: true })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const replyFileModel = { name: 'ReplyFile', schema };

/** How long a file that is not sent is kept: as long as the draft of a reply. */
const unsentMs = 30 * day;
const megabytes = maxReplyBytes / 1024 / 1024;

/**
 * The mark at the beginning of a file, by its media type, and in how many bytes it may stand: readers of PDF look for
 * it in the first 1,024.
 */
const beginnings: readonly (readonly [RegExp, string, number?])[] = [
  [/pdf$/, '%PDF-', 1_024],
  [/jpeg$/, '\xff\xd8\xff'],
  [/png$/, '\x89PNG\r\n\x1a\n'],
  [/openxmlformats/, 'PK\x03\x04'],
];

/** Office encrypts a document by putting it into a container of its older format. */
const encryptedOffice = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

function invalidFile(message: string): ProblemError {
  return new ProblemError('invalid-input', { detail: message, errors: [{ field: 'files', message }] });
}

/**
 * The media type according to the extension of the file name. Throws `invalid-input` if the type is not allowed, or if
 * the content does not begin like this type.
 */
function typeOf(name: string, data: Buffer): string {
  const type = replyFileType(name);
  if (type === undefined) throw invalidFile('Bitte hängen Sie nur PDF, JPG, PNG, DOCX oder XLSX an.');
  if (data.length === 0) throw invalidFile(`„${name}“ ist leer.`);
  const [, mark = '', within = mark.length] = beginnings.find(([pattern]) => pattern.test(type)) ?? [];
  const head = data.subarray(0, within).toString('latin1');
  if (head.includes(mark)) return type;
  throw invalidFile(
    type.includes('openxmlformats') && data.toString('latin1', 0, encryptedOffice.length) === encryptedOffice
      ? `„${name}“ ist mit einem Kennwort geschützt oder in einem älteren Format gespeichert. Bitte speichern Sie die Datei ohne Kennwort.`
      : `„${name}“ ist beschädigt oder keine Datei dieser Art.`,
  );
}

const fileOf = ({ _id, name, type, bytes }: Omit<StoredFile, 'data'>): ReplyFile => ({
  id: _id,
  name,
  type,
  bytes,
});

const withoutData = '-data';

/**
 * The files of replies. They are stored in Mongo, so that backup, erasure and retention cover them like their leads.
 */
@Injectable()
export class ReplyFiles {
  constructor(
    @InjectModel(replyFileModel.name) private readonly files: ReplyFileModel,
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a file for a draft, uploaded or made here. Throws `not-found` if the lead does not exist, `invalid-input` for
   * a bad file.
   */
  async store({
    lead_id,
    by,
    name,
    data,
    document,
  }: Pick<StoredFile, 'lead_id' | 'by' | 'name' | 'data' | 'document'>): Promise<ReplyFile> {
    const type = typeOf(name, data);
    const expires_at = addMilliseconds(this.clock.now(), unsentMs);
    const file = { _id: randomUUID(), lead_id, by, name, type, bytes: data.length, expires_at };
    await this.files.create({ ...file, data, ...(document ? { document } : {}) });
    // Checked after the file is stored, because the lead may be erased and other files be uploaded at the same time.
    try {
      if (!(await this.leads.exists({ _id: lead_id }))) throw new ProblemError('not-found');
      const unsent = { lead_id, by, expires_at: { $exists: true } };
      checkFiles(await this.files.find(unsent, withoutData).lean());
    } catch (error) {
      await this.files.deleteOne({ _id: file._id });
      throw error;
    }
    return fileOf(file);
  }

  /**
   * Removes the expiry of the files of a reply and returns them in the order of their ids in `ids`, and the documents among
   * them. Throws `invalid-input` if a file is missing or their total size is too large.
   */
  async keep(
    lead_id: string,
    ids: readonly string[],
  ): Promise<{ files: ReplyFile[]; documents: Omit<SentExpose, 'reply'>[] }> {
    const unique = [...new Set(ids)];
    const these = { lead_id, _id: { $in: unique } };
    const found = await this.files.find(these, withoutData).lean();
    if (found.length < unique.length)
      throw invalidFile('Eine Datei gibt es nicht mehr. Bitte hängen Sie sie noch einmal an.');
    checkFiles(found);
    await this.files.updateMany(these, { $unset: { expires_at: 1 } });
    const files = found.sort((a, b) => unique.indexOf(a._id) - unique.indexOf(b._id));
    return {
      files: files.map(fileOf),
      documents: files.flatMap(({ name, bytes, document }) =>
        document ? [{ ...document, name, bytes }] : [],
      ),
    };
  }

  /** The hashes of the documents among all files, sent or not. */
  documentHashes(): Promise<string[]> {
    return this.files.distinct('document.hash');
  }

  /** The files as attachments of a mail. Rejects if a file is missing. */
  async contents(
    files: readonly ReplyFile[],
  ): Promise<{ filename: string; contentType: string; content: Buffer }[]> {
    const found = await this.files.find({ _id: { $in: files.map(({ id }) => id) } });
    return files.map(({ id, name, type }) => {
      const data = found.find(({ _id }) => _id === id)?.data;
      if (!data) throw new Error('Eine angehängte Datei gibt es nicht mehr.');
      return { filename: name, contentType: type, content: data };
    });
  }

  /** One file of a lead, with its content. Throws `not-found` if it does not exist. */
  async one(lead_id: string, _id: string): Promise<Pick<StoredFile, 'name' | 'type' | 'data'>> {
    const file = await this.files.findOne({ _id, lead_id });
    if (!file) throw new ProblemError('not-found');
    return file;
  }

  /** Deletes a file that is not sent, if the account `by` uploaded it; else does nothing. */
  async drop(file: Pick<StoredFile, '_id' | 'lead_id' | 'by'>): Promise<void> {
    await this.files.deleteOne({ ...file, expires_at: { $exists: true } });
  }

  async deleteOf(leadIds: readonly string[]): Promise<void> {
    await this.files.deleteMany({ lead_id: { $in: leadIds } });
  }

  countOf(leadIds: readonly string[]): Promise<number> {
    return this.files.countDocuments({ lead_id: { $in: leadIds } });
  }

  /** Removes an erased person's data from the names of all files; returns the number of changed files. */
  async forget(person: HashedAddress, withoutWords: (text: string) => string): Promise<number> {
    let count = 0;
    for await (const { _id, name } of this.files.find({}, withoutData).lean().cursor()) {
      const after = withoutAddressIn(withoutWords(name), person);
      if (after === name) continue;
      await this.files.updateOne({ _id }, { $set: { name: after } });
      count += 1;
    }
    return count;
  }

  /** The number of files whose name contains the person's e-mail address. */
  count(person: HashedAddress): Promise<number> {
    return countRecordsWithAddress(this.files.find({}, withoutData).lean().cursor(), person);
  }
}

function checkFiles(files: readonly { bytes: number }[]): void {
  if (files.length > maxReplyFiles)
    throw invalidFile(`Bitte hängen Sie höchstens ${maxReplyFiles} Dateien an.`);
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > maxReplyBytes)
    throw invalidFile(`Alle Anhänge zusammen dürfen höchstens ${megabytes} MB haben.`);
}
