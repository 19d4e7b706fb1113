/** Origins that may send cookies: the site itself, in development under both names of this machine. */
export function trustedOrigins(publicUrl: string, isDevelopment: boolean): string[] {
  const { origin, hostname, port, protocol } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (!isDevelopment || !isLocal) return [origin];
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}
