import { type Request, type RequestHandler, type Response } from 'express';
import { type SimState } from './sim-state.ts';

/** V1 sends this text if the key lacks a right (as seen in a real account). */
export const refuseV1 = (res: Response) =>
  void res.status(401).json({ errors: ['API-Key besitzt nicht genügend Rechte'] });

/** The API keys. They are read at each request, because tests replace them while the simulator runs. */
type Keys = Pick<SimState, 'keyV1' | 'keyV2'>;

/**
 * Requires the API key in the header `X-API-KEY`; V1 also accepts `?api_key=`. Responds with 401 for an unknown key,
 * and with 403 for the key of the other API version.
 */
export function requireKey(
  keys: Keys,
  own: 'keyV1' | 'keyV2',
  { inQuery }: { inQuery: boolean },
): RequestHandler {
  return (req, res, next) => {
    const key = keyOf(req, inQuery);
    if (key === keys[own]) {
      next();
      return;
    }
    if (key === keys[own === 'keyV1' ? 'keyV2' : 'keyV1'])
      return void res.status(403).json({ error: 'Zugriff verweigert' });
    refuseV1(res);
  };
}

function keyOf(req: Request, inQuery: boolean) {
  const header = req.get('x-api-key');
  return header ?? (inQuery ? req.query['api_key'] : undefined);
}

/** The origin for image URLs: the host of the request, so that the URLs work from another container too. */
export const originOf = (req: Request) => `${req.protocol}://${req.get('host') ?? '127.0.0.1'}`;
