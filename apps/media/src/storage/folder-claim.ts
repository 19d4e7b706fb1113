import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The maximum length of a socket path, because operating systems refuse or truncate longer ones. */
const maxSocketPath = 100;

/**
 * Claims a local storage folder for this process, so that a second instance of media is noticed: several instances need
 * a common storage (S3), because on other machines each would have only a part of the images. The claim is a Unix
 * socket in the folder, which the operating system closes when the process ends. Throws if another process on this
 * machine still has the folder after `waitMs`, the time for the previous instance of a rollout to end. Returns a
 * function that releases the folder. A folder whose path is too long for a socket is not claimed.
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

/** Whether a process listens on the socket. The socket file of a killed process stays, but connections to it fail. */
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
