import { mediaBuckets, mediaPathPattern, Resize } from '@estate/contracts/media';
import { allowedRenditions } from '@estate/contracts/renditions';
import { z } from 'zod';
import { route } from '../routing/route.ts';

const size = z.coerce.number().int().min(1).max(10_000);

const RenditionPath = z.object({
  bucket: z.enum(mediaBuckets),
  path: z.string().max(300).regex(mediaPathPattern, 'Diesen Pfad gibt es nicht.'),
});

/** Only the presets are rendered: anybody may ask, and each new size costs a render and storage. */
const RenditionQuery = z
  .object({
    width: size,
    height: size,
    quality: size,
    resize: Resize.default('cover'),
    v: z.string().max(100).optional(),
  })
  .refine(
    ({ width, height, quality, resize }) =>
      allowedRenditions.some(
        (allowed) =>
          allowed.width === width &&
          allowed.height === height &&
          allowed.quality === quality &&
          allowed.resize === resize,
      ),
    { path: ['width'], message: 'Dieses Bildformat wird nicht angeboten.' },
  );

export const mediaRoutes = [
  route({
    method: 'get',
    path: '/media/render/{bucket}/{path+}',
    summary: 'A rendition: AVIF, WebP or JPEG by `Accept`; immutable with the current change mark as `v`',
    params: RenditionPath,
    query: RenditionQuery,
    produces: 'image/*',
    answer: ({ caller, services, request, response }) => services.media.render(request, response, caller),
  }),
];
