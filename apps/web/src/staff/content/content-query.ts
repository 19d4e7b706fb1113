import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { Value } from './words-at.ts';

/** How often an open section asks for changes of colleagues. */
const pollMs = 5_000;

export const sectionsQuery = queryOptions({ ...getQuery('/api/admin/content'), staleTime: 0 });

export const sectionQuery = (key: string) => ({
  ...getQuery('/api/admin/content/{key}', { path: { key } }),
  staleTime: 0,
  refetchInterval: pollMs,
});

export const versionsQuery = (key: string) =>
  queryOptions({ ...getQuery('/api/admin/content/{key}/versions', { path: { key } }), staleTime: 0 });

const at = (key: string) => ({ params: { path: { key } } });

export const saveDraft = async (
  key: string,
  body: { words: Record<string, Value>; revision: number; version: number },
) => (await bodyOf(api.PUT('/api/admin/content/{key}/draft', { ...at(key), body }))).section;

export const discardDraft = async (key: string, revision: number) =>
  (
    await bodyOf(
      api.DELETE('/api/admin/content/{key}/draft', { params: { path: { key }, query: { revision } } }),
    )
  ).section;

/** Publishes the draft now, or at the moment `publishAt`. */
export const publishDraft = async (key: string, revision: number, publishAt: string | null) =>
  (
    await bodyOf(
      api.POST('/api/admin/content/{key}/publication', { ...at(key), body: { revision, at: publishAt } }),
    )
  ).section;

export const cancelPublication = async (key: string) =>
  (await bodyOf(api.DELETE('/api/admin/content/{key}/publication', at(key)))).section;

export const publishVersion = async (key: string, number: number) =>
  (
    await bodyOf(
      api.POST('/api/admin/content/{key}/versions/{number}/publication', {
        params: { path: { key, number } },
      }),
    )
  ).section;

/** The signed address at which a page is shown with the words of all drafts for seven days. */
export const previewQuery = (page: string) =>
  queryOptions({
    ...getQuery('/api/admin/content-preview', { query: { page } }),
    // A day, because a link holds for seven.
    staleTime: 86_400_000,
  });

export const uploadImage = (file: File) =>
  bodyOf(
    api.POST('/api/admin/content-images', {
      headers: { 'content-type': 'application/octet-stream' },
      body: '',
      bodySerializer: () => file,
    }),
  );
