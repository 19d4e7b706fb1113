/** `https://a.example//` → `https://a.example`. A loop, because the pattern `/\/+$/` takes quadratic time. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
