/** `https://a.example//` → `https://a.example`. Not by a pattern: `/\/+$/` starts anew at each slash of a long row. */
export function withoutTrailingSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
