/** Message to the other tabs of the browser, which share the session cookie. */
export type SessionMessage =
  | { readonly type: 'signed-in'; readonly userId: string }
  | { readonly type: 'signed-out' }
  /** A request was rejected with 401: the session has ended, and the tabs show the sign-in. */
  | { readonly type: 'ended' };

const channelName = 'staff-session';

/** Sends a message to the other tabs. Without BroadcastChannel they notice the change with their next request. */
export function notifyTabs(message: SessionMessage): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Calls `onMessage` with the messages of other tabs. Returns a function that unsubscribes. */
export function listenToTabs(onMessage: (message: SessionMessage) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => onMessage(data);
  return () => channel.close();
}
