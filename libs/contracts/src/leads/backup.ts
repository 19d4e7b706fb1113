/** The collection in which a backup records its success for the metrics of leads, as the document `last`. */
export const backupsCollection = 'backups';
export interface LastBackup {
  _id: 'last';
  name: string;
  succeeded_at: Date;
  bytes: number;
}
