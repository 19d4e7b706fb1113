import { type RequestHandler, type Response } from 'express';
import { refuseV1 } from '../access.ts';
import { distortList } from './distorted-lists.ts';
import { type Fault, type Faults, isDistortion } from './faults.ts';
import { type RequestCounter } from './request-counter.ts';

/** A handler that responds instead of the API, or changes its response, while a fault is pending for the path. */
export function provokeFaults(faults: Faults, requests: RequestCounter): RequestHandler {
  return (req, res, next) => {
    const fault = faults.take(req.path, requests.timesOf(req.path), req.query);
    if (!fault) {
      next();
      return;
    }
    if (isDistortion(fault.kind)) {
      distortList(res, fault.kind, Number(req.query['page'] ?? 1));
      next();
      return;
    }
    switch (fault.kind) {
      case 'truncated-body':
        truncateBody(res);
        next();
        return;
      case 'truncated-image':
        truncateImage(res);
        next();
        return;
      case 'hang':
        return;
      case 'empty-list':
        return void res.json(emptyList(req.path, req.query));
      default: {
        answer(res, fault);
        return;
      }
    }
  };
}

function answer(res: Response, { kind, retryAfter = 1 }: Fault) {
  if (kind === 'rate-limit') {
    return void res.status(429).set('Retry-After', String(retryAfter)).json({ error: 'Zu viele Anfragen' });
  }
  if (kind === 'html-redirect') {
    res.redirect(302, '/app');
    return;
  }
  if (kind === 'rubbish') return void res.type('json').send('<html><body>Wartungsarbeiten</body></html>');
  if (kind === 'key-refused') {
    refuseV1(res);
    return;
  }
  if (kind === 'unprocessable') return void res.status(422).json({ errors: { page: ['ist nicht gültig'] } });
  res.status(500).type('html').send('<html><body>We are sorry, but something went wrong.</body></html>');
}

function emptyList(path: string, query: Record<string, unknown>) {
  if (path.startsWith('/v2')) return { data: [], total: 0 };
  return query['with_meta'] ? { data: [], meta: { total_count: 0 } } : [];
}

/** Sends the full Content-Length but only half of the body, then closes the connection. */
function truncateBody(res: Response) {
  withBufferedBody(res, (body, { write }) => {
    res.setHeader('Content-Length', body.length);
    write(body.subarray(0, Math.floor(body.length / 2)), () => res.destroy());
  });
}

/** Sends half an image in a valid HTTP response, so that only decoding the whole image detects the fault. */
function truncateImage(res: Response) {
  withBufferedBody(res, (body, { end }) => {
    const half = body.subarray(0, Math.floor(body.length / 2));
    res.setHeader('Content-Length', half.length);
    end(half);
  });
}

interface Sender {
  write: (bytes: Buffer, done: () => void) => void;
  end: (bytes: Buffer) => void;
}

/** Buffers all chunks that the route writes and calls `send` with the whole body at the end. */
function withBufferedBody(res: Response, send: (body: Buffer, sender: Sender) => void) {
  const sender = { write: res.write.bind(res), end: res.end.bind(res) } as Sender;
  const pieces: Buffer[] = [];
  const keep = (piece: unknown) => {
    if (Buffer.isBuffer(piece)) pieces.push(piece);
    else if (typeof piece === 'string') pieces.push(Buffer.from(piece));
    return true;
  };
  res.write = keep as Response['write'];
  res.end = ((piece: unknown) => {
    keep(piece);
    send(Buffer.concat(pieces), sender);
    return res;
  }) as Response['end'];
}
