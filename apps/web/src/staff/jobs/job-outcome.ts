import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../shared/ui/toast.tsx';

export interface JobOutcome {
  tone: 'success' | 'warning' | 'error';
  title: string;
  text?: string | undefined;
}

export const showOutcome = ({ tone, title, text }: JobOutcome): void =>
  showToast({
    tone: tone === 'error' ? 'error' : 'success',
    title,
    ...(text ? { description: text } : {}),
  });

/** Refetches the properties, public and of staff, after a job that changed them. */
export const refetchProperties = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => /^\/api\/(admin\/)?properties/.test(String(address)),
  });
