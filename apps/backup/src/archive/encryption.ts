import { Decrypter, Encrypter } from 'age-encryption';
import { BackupFault } from '../fault.ts';

/** Chunks of bytes that are produced on demand. */
type Bytes = AsyncGenerator<Uint8Array, void>;

/** A stream that produces the next chunk only when its reader requests one. */
function streamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await bytes.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await bytes.return();
    },
  });
}

/** Encrypts bytes in the format age (age-encryption.org/v1). The key of any one of the recipients decrypts them. */
export async function* encrypt(bytes: Bytes, recipients: readonly string[]): Bytes {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(streamOf(bytes));
}

/** Decrypts bytes in the format age. Each chunk is authenticated before it is yielded. Throws if the end is missing. */
export async function* decrypt(bytes: Bytes, key: string): Bytes {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const plain = await decrypter.decrypt(streamOf(bytes)).catch((error: unknown) => {
    const isOtherKey = error instanceof Error && error.message.includes('no identity matched');
    if (!isOtherKey) throw error;
    throw new BackupFault('BACKUP_KEY is not the key with which this backup was encrypted.', {
      cause: error,
    });
  });
  yield* plain;
}
