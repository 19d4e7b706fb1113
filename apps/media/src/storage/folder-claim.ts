import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The operating system refuses or truncates longer socket paths. A folder with a longer path is not claimed. */
const maxSocketPath = 100;

/**
 * Claims a storage folder for this process. A second copy on the same folder is refused, because copies on several
 * machines would each have only a part of the images in their local folder. The claim is a socket in the folder: the
 * system closes it with the process, so a killed copy leaves no claim. Throws if another process on this machine still
 * holds the folder after `waitMs`, in which the old copy of a rollout may end. Returns a function that releases the
 * folder.
 */
export async function claimFolder(folder: string, waitMs = 10_000): Promise<() => Promise<void>> {
  const path = join(folder, '.media.sock');
  if (process.platform === 'win32' || Buffer.byteLength(path) > maxSocketPath) return noRelease;
  try {
    await mkdir(folder, { recursive: true });
    const server = await listenWithin(path, performance.now() + waitMs);
    server.unref();
    return async () => {
      server.close();
      await once(server, 'close');
    };
  } catch (error) {
    // Other errors are ignored: some file systems do not support sockets, and the readiness check reports an unwritable
    // folder.
    if (!isInUse(error)) return noRelease;
    throw new Error(
      `Another copy of media uses the folder ${folder}. Several copies need a STORAGE_URL with s3://.`,
      { cause: error },
    );
  }
}

const noRelease = () => Promise.resolve();
const isInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

async function listenWithin(path: string, deadline: number): Promise<Server> {
  for (;;) {
    try {
      return await listen(path);
    } catch (error) {
      const isHeld = isInUse(error) && (await accepts(path));
      if (!isInUse(error) || (isHeld && performance.now() > deadline)) throw error;
      if (isHeld) await sleep(200);
      else await rm(path, { force: true });
    }
  }
}

async function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(path);
  await once(server, 'listening');
  return server;
}

/** Whether a process listens on the socket. The socket file of a killed process stays, but nobody listens on it. */
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
