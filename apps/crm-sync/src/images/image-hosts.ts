const propstackImageHost = 'images.propstack.de';

/** Whether an image may be fetched from this URL. Host and port must both match, so other services are unreachable. */
export type IsAllowedSource = (url: string) => boolean;

/** Defaults to Propstack's image host and the host of the API. An IP address is allowed only if it is listed. */
export function imageSources(baseUrl: string, listed: readonly string[] | undefined): IsAllowedSource {
  const hosts = new Set(listed ?? [propstackImageHost, new URL(baseUrl).host]);
  return (url) => {
    if (!URL.canParse(url)) return false;
    const { protocol, host, username, password } = new URL(url);
    return (protocol === 'https:' || protocol === 'http:') && !username && !password && hosts.has(host);
  };
}
