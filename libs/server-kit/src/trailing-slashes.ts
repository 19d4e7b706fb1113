/** `https://a.example//` → `https://a.example`. No pattern, because `/\/+$/` restarts at each of many slashes. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
