import { publishedWords } from '@estate/content/texts';
import { propertyIdFromSlug, propertySlug } from '@estate/domain/property/property-slug';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { isNotFound } from '../../../shared/api/problem.ts';
import { orderQuery, propertyQuery } from '../../api/queries.ts';
import type { PublicProperty } from '../../../shared/api/types.ts';
import type { RouterContext } from '../../../router.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { propertyMissing } from './property-missing-texts.ts';

/** Throws, because the router expects a loader to throw a redirect or a 404. */
function leaveMissing(isFromInside: boolean): never {
  if (!isFromInside) throw notFound();
  showToast({ tone: 'error', title: propertyMissing.title, description: propertyMissing.text });
  throw redirect({ to: '/', replace: true });
}

/**
 * Loads the property of a slug, with its order if the agency offers any. If the property is missing or not public, a direct request shows a message in place;
 * navigation from another page leads to the home page with a toast (visitor-area §2.43, §2.44). An outdated slug
 * redirects to the current one.
 */
export async function loadProperty(
  slug: string,
  location: ParsedLocation,
  { queryClient, isGoingTo }: RouterContext,
): Promise<PublicProperty> {
  const id = propertyIdFromSlug(slug);
  if (typeof id !== 'number') return leaveMissing(isGoingTo(location));
  // Without the answer the page has the plain enquiry. The page knows more exactly whether orders are offered; this module
  // is part of every first load.
  const order = publishedWords()['broker-order']
    ? queryClient.query(orderQuery(id)).catch(() => undefined)
    : undefined;
  const property = await queryClient.query(propertyQuery(id)).catch((error: unknown) => {
    // Checked after the response, because a click may have turned a running preload into the navigation meanwhile.
    if (isNotFound(error)) return leaveMissing(isGoingTo(location));
    throw error;
  });
  const rightSlug = propertySlug(property);
  if (slug !== rightSlug) {
    throw redirect({ to: '/immobilie/$slug', params: { slug: rightSlug }, replace: true });
  }
  await order;
  return property;
}
