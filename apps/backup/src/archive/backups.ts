import { type Disk } from 'flydrive';
import { z } from 'zod';
import { BackupFault } from '../fault.ts';
import { listFolder } from '@estate/storage/open-storage';
import { type Part } from './parts.ts';
import { isSigned, signatureOf } from './signature.ts';

const root = 'backups';
const maxIncompleteAgeMs = 24 * 3_600_000;

/** The description of a backup: its name and the parts of its archive. */
const Backup = z.object({
  version: z.literal(1),
  name: z.string(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  parts: z.array(z.object({ key: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type Backup = z.infer<typeof Backup>;

/**
 * The file that marks a backup as complete. It is written last, after the archive was verified. `backup` is JSON text,
 * of which `signature` is the signature. Without it, anybody with write access to BACKUP_URL could forge a backup, e.g.
 * with an account of their own, because the public key suffices to encrypt.
 */
const Mark = z.object({ backup: z.string(), signature: z.string() });

/** The name of a backup that began at `at`, e.g. `2026-11-23T03-00-00-000Z`. Sorted names are in the order of age. */
export const backupNameAt = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');
const timeOf = (name: string): number =>
  Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

export class Backups {
  constructor(readonly disk: Disk) {}

  folderOf(name: string): string {
    return `${root}/${name}`;
  }

  async complete(
    name: string,
    times: { started_at: Date; finished_at: Date },
    parts: readonly Part[],
    signingKey: string,
  ): Promise<Backup> {
    const backup: Backup = {
      version: 1,
      name,
      parts: [...parts],
      started_at: times.started_at.toISOString(),
      finished_at: times.finished_at.toISOString(),
    };
    const text = JSON.stringify(backup);
    const mark: z.infer<typeof Mark> = { backup: text, signature: signatureOf(text, signingKey) };
    await this.disk.put(this.markOf(name), JSON.stringify(mark));
    return backup;
  }

  /** The names of the complete backups, the oldest first. */
  async names(): Promise<string[]> {
    const found: string[] = [];
    for (const name of await this.allNames()) if (await this.disk.exists(this.markOf(name))) found.push(name);
    return found;
  }

  /**
   * A complete backup by its name, by default the newest. Throws a BackupFault if there is none, or its signature is wrong.
   */
  async find(name: string | undefined, signingKey: string): Promise<Backup> {
    const names = await this.names();
    const backupName = name ?? names.at(-1);
    if (backupName === undefined) throw new BackupFault('There is no whole backup at BACKUP_URL.');
    if (!names.includes(backupName))
      throw new BackupFault(
        `There is no whole backup ${backupName}. There are: ${names.join(', ') || 'none'}.`,
      );
    const mark = Mark.safeParse(JSON.parse(await this.disk.get(this.markOf(backupName))));
    if (!mark.success || !isSigned(mark.data.backup, mark.data.signature, signingKey))
      throw new BackupFault(
        `The backup ${backupName} is not signed with BACKUP_KEY: the key is another one, or somebody changed the backup.`,
      );
    const backup = Backup.parse(JSON.parse(mark.data.backup));
    if (backup.name !== backupName)
      throw new BackupFault(`The backup ${backupName} holds the mark of ${backup.name}.`);
    return backup;
  }

  /**
   * Deletes all complete backups but the newest `keep`, and incomplete ones that are too old to be still in progress.
   */
  async prune(keep: number, now: Date): Promise<void> {
    const complete = await this.names();
    const newest = new Set(complete.slice(-keep));
    for (const name of await this.allNames()) {
      const isIncomplete = !complete.includes(name);
      if (newest.has(name) || (isIncomplete && now.getTime() - timeOf(name) < maxIncompleteAgeMs)) continue;
      // The mark first, so that an interrupted deletion leaves no backup that seems complete.
      await this.disk.delete(this.markOf(name));
      await this.disk.deleteAll(this.folderOf(name));
    }
  }

  /** When the oldest complete backup began; undefined if there is none. */
  async oldest(): Promise<Date | undefined> {
    const [name] = await this.names();
    return name === undefined ? undefined : new Date(timeOf(name));
  }

  private async allNames(): Promise<string[]> {
    const { folders } = await listFolder(this.disk, root);
    return folders.map((folder) => folder.slice(root.length + 1)).sort();
  }

  private markOf(name: string): string {
    return `${this.folderOf(name)}/complete.json`;
  }
}
