const localNames = ['localhost', '127.0.0.1'];

/** Origins that may send cookies: the site itself, and a site on this machine under both names of this machine. */
export function trustedOrigins(publicUrl: string): string[] {
  const { origin, hostname, port, protocol } = new URL(publicUrl);
  if (!localNames.includes(hostname)) return [origin];
  return localNames.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}
