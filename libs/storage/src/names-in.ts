import { type Disk } from 'flydrive';
import { isMissingFolder } from './open-storage.ts';

/** Keys of the files and folders right below a folder; none if it is not there. */
export async function namesIn(disk: Disk, folder: string): Promise<{ files: string[]; folders: string[] }> {
  const files: string[] = [];
  const folders: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll(folder, paginationToken === undefined ? {} : { paginationToken })
      .catch((error: unknown) => {
        if (isMissingFolder(error)) return { objects: [], paginationToken: undefined };
        throw error;
      });
    for (const object of page.objects)
      if (object.isFile) files.push(object.key);
      else folders.push(object.prefix);
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
  return { files, folders };
}
