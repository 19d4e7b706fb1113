import {
  allowedRenditions,
  renditionParams,
  RenditionPath,
  RenditionQuery,
} from '@estate/contracts/media/images';
import { readRenditionRequest } from '../proxies/rendition-request.ts';
import { route } from '../routing/route.ts';

/** The allowed sizes of renditions. Duplicates are removed, because some sizes are in two lists. */
const tuples = [...new Map(allowedRenditions.map((tuple) => [renditionParams(tuple), tuple])).values()];
const queryTuples = { name: 'rendition', component: 'Rendition', tuples };
const produces = ['image/avif', 'image/webp', 'image/jpeg'];

export const mediaRoutes = [
  route({
    method: 'get',
    path: '/media/render/{bucket}/{path+}',
    summary:
      'A rendition: AVIF, WebP or JPEG by `Accept`. `v` is the change mark, which makes the answer immutable; for ' +
      '`property-images` it is the key of the image, a dot and the change mark, and without the key, or while the ' +
      'property is not public, the answer is 404',
    params: RenditionPath,
    query: RenditionQuery,
    queryTuples,
    produces,
    problems: ['not-found', 'too-many-requests'],
    answer: ({ params, query, caller, services, request, response }) =>
      services.media.sendToVisitor(readRenditionRequest(params, query, request.headers.accept), {
        request,
        response,
        client: caller.client,
      }),
  }),
  route({
    method: 'get',
    path: '/api/admin/media/render/{bucket}/{path+}',
    summary: 'The same for staff: every image, also of properties that are not public; not kept anywhere',
    params: RenditionPath,
    query: RenditionQuery,
    queryTuples,
    produces,
    staff: 'properties',
    answer: ({ params, query, services, request, response }) =>
      services.media.sendToStaff(
        readRenditionRequest(params, query, request.headers.accept),
        request,
        response,
      ),
  }),
];
