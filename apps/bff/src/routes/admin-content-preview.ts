import { PreviewAddress, PreviewQuery, StoredWebsiteImage } from '@estate/contracts/content/sections';
import { route } from '../routing/route.ts';

/** What the editor of the website's words needs besides the words: previews and images. */
export const adminContentPreviewRoutes = [
  route({
    method: 'get',
    path: '/api/admin/content-preview',
    summary: 'The signed address of a page with the words of all drafts, valid for seven days',
    query: PreviewQuery,
    response: PreviewAddress,
    staff: 'content',
    answer: ({ query: { page }, services }) => ({ address: services.previewAddress(page) }),
  }),
  route({
    method: 'post',
    path: '/api/admin/content-images',
    summary: 'Store an image for the words of the website; the body is the image',
    rawBody: 'application/octet-stream',
    response: StoredWebsiteImage,
    staff: 'content',
    problems: ['not-an-image', 'too-large', 'storage-full'],
    answer: ({ request, services }) => services.media.storeWebsiteImage(request),
  }),
];
