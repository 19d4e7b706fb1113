import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Longer names of sockets are refused or cut by the system; such a folder is not guarded. */
const maxSocketPath = 100;

/**
 * Claims a storage folder for this process, because copies that share a folder would each show a part of the images
 * once one of them runs on another machine. The claim is a socket in the folder: the system closes it with the process,
 * so a killed copy leaves no claim. Throws if another process on this machine holds the folder. Returns what gives the
 * folder back.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, '.media.sock');
  if (process.platform === 'win32' || Buffer.byteLength(path) > maxSocketPath) return nothing;
  try {
    await mkdir(folder, { recursive: true });
    const server = await listen(path).catch(async (error: unknown) => {
      if (!isInUse(error) || (await accepts(path))) throw error;
      await rm(path, { force: true });
      return listen(path);
    });
    server.unref();
    return async () => {
      server.close();
      await once(server, 'close');
    };
  } catch (error) {
    // Readiness tells of a folder that takes no files, and some file systems have no sockets.
    if (!isInUse(error)) return nothing;
    throw new Error(
      `Another copy of media uses the folder ${folder}. Several copies need a STORAGE_URL with s3://.`,
      { cause: error },
    );
  }
}

const nothing = () => Promise.resolve();
const isInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(path);
  await once(server, 'listening');
  return server;
}

/** Whether a process listens; the file of a killed one stays. */
async function accepts(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
