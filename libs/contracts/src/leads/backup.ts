/** Collection in which a backup stores the time of its success as the document `last`, for the metrics of leads. */
export const backupsCollection = 'backups';
export interface LastBackup {
  _id: 'last';
  name: string;
  succeeded_at: Date;
  bytes: number;
}
