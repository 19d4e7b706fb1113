import type { PageHead } from '@estate/content/page-heads';
import { useEffect } from 'react';

function setMeta(name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
}

/**
 * Keeps the document's head in step while one moves through the app. The BFF writes the same head into the HTML of a
 * direct request; the canonical address is only read there, so it stays as it came.
 */
export function usePageHead({
  title,
  description,
  robots,
}: Pick<PageHead, 'title' | 'description' | 'robots'>): void {
  useEffect(() => {
    document.title = title;
    setMeta('description', description);
    setMeta('robots', robots);
  }, [title, description, robots]);
}
