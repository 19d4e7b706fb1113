import { http, HttpResponse } from 'msw';
import { buildCard, buildPage } from './properties.ts';
import { places } from './places.ts';
import { server } from './server.ts';

export const noHolidays = http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] }));

/** Answers every call of the list, by default with one property, and records its parameters. */
export function recordCalls(
  answer: (query: URLSearchParams) => ReturnType<typeof buildPage> = () => buildPage([buildCard()]),
): string[] {
  const calls: string[] = [];
  server.use(
    noHolidays,
    places,
    http.get('*/api/properties', ({ request }) => {
      const { searchParams, search } = new URL(request.url);
      calls.push(search);
      return HttpResponse.json(answer(searchParams));
    }),
  );
  return calls;
}
