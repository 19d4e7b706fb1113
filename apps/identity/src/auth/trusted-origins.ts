/** Origins that may send a cookie along: the site itself, in development by both names of this machine. */
export function trustedOrigins(publicUrl: string, isDevelopment: boolean): string[] {
  const { origin, hostname, port, protocol } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (!isDevelopment || !isLocal) return [origin];
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}
