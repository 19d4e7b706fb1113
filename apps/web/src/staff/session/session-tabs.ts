/** What a tab tells the other tabs of the browser, which share its session cookie. */
export type SessionNews =
  | { readonly type: 'signed-in'; readonly userId: string }
  | { readonly type: 'signed-out' }
  /** A call was refused: the session has ended, and the tabs ask for the sign-in. */
  | { readonly type: 'ended' };

const channelName = 'staff-session';

/** Tells the other tabs at once. Browsers without channels learn of it with their next call. */
export function tellTabs(news: SessionNews): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Calls `hear` with what other tabs tell; returns how to stop. */
export function listenToTabs(hear: (news: SessionNews) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => hear(data);
  return () => channel.close();
}
