import { type Socket } from 'node:net';
import { Problem } from '@estate/contracts/problem';
import { JsonSocket } from '@nestjs/microservices';
import { z } from 'zod';

/** The longest message in characters of JSON, as the protocol counts (architecture.md, RPC: ≤ 1 MB). */
export const maxMessageLength = 1024 * 1024;

/** A connection whose other side reads so slowly that more bytes wait is not used any more. */
export const maxUnsentBytes = 128 * 1024 * 1024;

const limits = {
  // Room for more than one message, because a read may contain the end of one and the start of the next.
  maxBufferSize: maxMessageLength + 128 * 1024,
  incompleteMessageTimeout: 10_000,
};

/** Nest's TCP packets (`<length>#<json>`) on a socket, with our size limit. */
export const jsonSocket = (socket: Socket): JsonSocket => new JsonSocket(socket, limits);

/** Calls `receive` with the JSON text of each packet. The socket ends the connection if `receive` throws. */
class TextSocket extends JsonSocket {
  constructor(
    socket: Socket,
    private readonly receive: (packet: string) => void,
  ) {
    super(socket, limits);
  }

  protected override emitMessage(packet: string): void {
    this.receive(packet);
  }
}

/** Calls `receive` with the JSON text of each of Nest's TCP packets that arrives on the socket. */
export function readPackets(socket: Socket, receive: (packet: string) => void): void {
  new TextSocket(socket, receive);
}

/** Up to this length one joined text is written faster than its parts. */
const joinedLength = 16 * 1024;

/** Writes a packet to such a socket. The parts of a long one are sent as they are, because a large text is not copied then. */
export function writePacket(socket: Socket, parts: readonly string[]): void {
  const length = lengthOf(parts);
  if (length <= joinedLength) {
    socket.write(`${length}#${parts.join('')}`);
    return;
  }
  socket.cork();
  socket.write(`${length}#`);
  for (const part of parts) socket.write(part);
  socket.uncork();
}

/**
 * Answers a call with JSON that is written already. A client that does not read is not read from either, and loses its
 * connection once too much waits for it.
 */
export function sendAnswer(socket: Socket, id: string, response: string): void {
  if (socket.destroyed) return;
  writePacket(socket, [`{"id":${JSON.stringify(id)},"isDisposed":true,"response":`, response, '}']);
  if (socket.writableLength > maxUnsentBytes) socket.destroy();
  else if (socket.writableNeedDrain && !socket.isPaused()) {
    socket.pause();
    socket.once('drain', () => socket.resume());
  }
}

const startOfOutput = /^\{"id":"([^"\\]{1,200})","isDisposed":true,"response":\{"ok":true,"output":/;

/** Finds the call's id and the output's JSON in a successful answer of `sendAnswer`; undefined for any other packet. */
export function writtenOutput(packet: string): { id: string; json: string } | undefined {
  const [start, id] = startOfOutput.exec(packet) ?? [];
  return start && id ? { id, json: packet.slice(start.length, -'}}'.length) } : undefined;
}

export const lengthOf = (parts: readonly string[]): number =>
  parts.reduce((length, part) => length + part.length, 0);

/**
 * The caller's `data`. `id` is the request's id for the logs of both sides, `traceparent` that of the trace. Input and output may be missing, because
 * JSON has no undefined.
 */
export const RpcRequest = z.object({
  id: z.string().max(200),
  traceparent: z.string().max(60).optional(),
  input: z.unknown().optional(),
});

/** The answer of a service. */
export const RpcAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), output: z.unknown().optional() }),
  z.object({ ok: z.literal(false), problem: Problem }),
]);
export type RpcAnswer = z.infer<typeof RpcAnswer>;

/** Server to client: send no new calls on this connection; running calls are still answered. */
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
