import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { Value } from './words-at.ts';

/** How often an open section asks for changes of colleagues. */
const pollMs = 5_000;

export const sectionsQuery = queryOptions({
  queryKey: ['/api/admin/content'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/content', { signal })),
  staleTime: 0,
});

export const sectionQuery = (key: string) =>
  queryOptions({
    queryKey: [`/api/admin/content/${key}`],
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/api/admin/content/{key}', { params: { path: { key } }, signal }))).section,
    staleTime: 0,
    refetchInterval: pollMs,
  });

export const versionsQuery = (key: string) =>
  queryOptions({
    queryKey: [`/api/admin/content/${key}/versions`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/content/{key}/versions', { params: { path: { key } }, signal })),
    staleTime: 0,
  });

const at = (key: string) => ({ params: { path: { key } } });

export const saveDraft = async (key: string, body: { words: Record<string, Value>; revision: number }) =>
  (await bodyOf(api.PUT('/api/admin/content/{key}/draft', { ...at(key), body }))).section;

export const discardDraft = async (key: string, revision: number) =>
  (await bodyOf(api.DELETE('/api/admin/content/{key}/draft', { ...at(key), body: { revision } }))).section;

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
    queryKey: [`/api/admin/content-preview?page=${page}`],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/content-preview', { params: { query: { page } }, signal })),
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
