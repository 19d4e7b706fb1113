const localNames = ['localhost', '127.0.0.1'];

/**
 * Origins whose pages may send the site's cookies: the site itself, and if it runs on this machine, both names of the
 * machine.
 */
export function siteOrigins(publicUrl: string): string[] {
  const { origin, hostname, port, protocol } = new URL(publicUrl);
  if (!localNames.includes(hostname)) return [origin];
  return localNames.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
