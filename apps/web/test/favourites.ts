import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComparedProperty } from '../src/shared/api/types.ts';

/** Mocks the comparison: returns those of these properties that the request names. */
export const answerCompared = (...items: ComparedProperty[]) =>
  http.get('*/api/properties/compared', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',').map(Number) ?? [];
    return HttpResponse.json({ items: items.filter(({ id }) => ids.includes(id)) });
  });

/** Stores the favourites as an earlier visit or another tab would. */
export function storeFavourites(json: string): void {
  localStorage.setItem('merkliste', json);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}
