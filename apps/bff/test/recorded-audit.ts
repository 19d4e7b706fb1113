import { session } from './records.ts';
import { type World } from './world.ts';

/**
 * Makes identity resolve every session to an administrator. Returns the audit entries that the BFF sends to identity
 * from now on.
 */
export function recordedAudit({ identity }: Pick<World, 'identity'>): Record<string, unknown>[] {
  const written: Record<string, unknown>[] = [];
  identity.answer({
    'identity.resolveSession': () => session('admin'),
    'identity.recordAudit': (entry: Record<string, unknown>) => {
      written.push(entry);
      return { id: 'a1' };
    },
  });
  return written;
}
