/** The collection in which a backup notes its success for leads' metrics: one record `last`. */
export const backupsCollection = 'backups';
export interface LastBackup {
  _id: 'last';
  name: string;
  succeeded_at: Date;
  bytes: number;
}
