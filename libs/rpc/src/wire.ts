import { type Socket } from 'node:net';
import { Problem } from '@estate/contracts/problem';
import { JsonSocket } from '@nestjs/microservices';
import { z } from 'zod';

/** Longest message in characters of JSON, as the wire counts (architecture.md, RPC: ≤ 1 MB). */
export const maxMessageLength = 1024 * 1024;

/** Nest's TCP packets (`<length>#<json>`) on a socket, with our limit. */
export function jsonSocket(socket: Socket): JsonSocket {
  // A read may bring the end of one message and the begin of the next.
  return new JsonSocket(socket, {
    maxBufferSize: maxMessageLength + 128 * 1024,
    incompleteMessageTimeout: 10_000,
  });
}

/** What a caller sends as `data` (JSON has no undefined, so input and output may be missing): `id` is the request's id, for the logs of both sides. */
export const RpcRequest = z.object({ id: z.string().max(200), input: z.unknown().optional() });

/** What a service answers. */
export const RpcAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), output: z.unknown().optional() }),
  z.object({ ok: z.literal(false), problem: Problem }),
]);
export type RpcAnswer = z.infer<typeof RpcAnswer>;

/** Server to client: begin nothing more on this connection; what runs is still answered. */
export const goaway = { goaway: true };

export const RequestPacket = z.object({
  pattern: z.string(),
  id: z.string().max(200),
  data: z.unknown().optional(),
});

export const ServerPacket = z.union([
  z.object({ goaway: z.literal(true) }),
  z.object({ id: z.string(), response: RpcAnswer }),
]);
