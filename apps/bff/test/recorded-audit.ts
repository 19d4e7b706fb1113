import { session } from './records.ts';
import { type World } from './world.ts';

/** Signs an administrator in and returns the entries that identity is told to write down from now on. */
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
