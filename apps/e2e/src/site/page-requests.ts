import { type BrowserContext } from '@playwright/test';
import { createGate } from '@estate/test-kit/gate';

/** Modifies the HTML of each page whose address matches `url`, as if the server had sent the modified HTML. */
export async function changeHtml(
  context: BrowserContext,
  url: string,
  change: (html: string) => string,
): Promise<void> {
  await context.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Delays all requests of these resource types, e.g. `script`, until the returned function is called. */
export async function delayRequests(context: BrowserContext, types: readonly string[]): Promise<() => void> {
  const gate = createGate();
  await context.route('**/*', async (route) => {
    if (types.includes(route.request().resourceType())) await gate.opened;
    await route.fallback();
  });
  return gate.open;
}
