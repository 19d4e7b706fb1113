import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** A place of the stub: geocoding matches the beginning of its line, autocomplete the typed text. */
interface StubPlace {
  line: string;
  lat: number;
  lng: number;
  region?: string;
  /** Google's address components by their type. */
  parts?: Record<string, string>;
}

export interface MapsStub {
  /** Value of GOOGLE_MAPS_URL. */
  scriptUrl: string;
  /** Path and query of every request, in order. */
  requests: string[];
  places: StubPlace[];
  /** How the stub responds to the next requests for the script; with `hangs` it never responds. */
  script: 'comes' | 'hangs' | 'fails';
  close(): Promise<void>;
}

const script = readFileSync(new URL('./maps-script.js', import.meta.url));
const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#dfe7dc" d="M0 0h1v1H0z"/></svg>';

/**
 * Replaces Google Maps for journeys, on a port of its own: serves a script that draws maps as text, and the script's
 * data. Its origin differs from the site's, so that the journeys also test the site's content security policy.
 */
export async function startMapsStub(): Promise<MapsStub> {
  const stub: Omit<MapsStub, 'scriptUrl' | 'close'> = { requests: [], places: [], script: 'comes' };
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://stub');
    stub.requests.push(decodeURIComponent(`${pathname}${search}`).replaceAll('+', ' '));
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/maps/api/js') answerScript(response, stub.script);
    else if (pathname === '/tile.svg') response.setHeader('content-type', 'image/svg+xml').end(tile);
    else if (pathname === '/geocode') answerJson(response, geocode(stub.places, searchParams));
    else if (pathname === '/autocomplete') answerJson(response, suggest(stub.places, searchParams));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(stub, {
    scriptUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/api/js`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function answerScript(response: ServerResponse, how: MapsStub['script']): void {
  if (how === 'comes') response.setHeader('content-type', 'text/javascript').end(script);
  if (how === 'fails') response.writeHead(500).end();
}

const answerJson = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const geocode = (places: readonly StubPlace[], query: URLSearchParams): StubPlace | null =>
  places.find(({ line }) => query.get('address')?.startsWith(line)) ?? null;

function suggest(places: readonly StubPlace[], query: URLSearchParams): StubPlace[] {
  const typed = query.get('input')?.toLowerCase() ?? '';
  const regions = query.get('regions')?.split(',').filter(Boolean) ?? [];
  return places
    .filter(({ line }) => typed !== '' && line.toLowerCase().startsWith(typed))
    .filter(({ region }) => regions.length === 0 || (region !== undefined && regions.includes(region)));
}
