import { type Locator } from '@playwright/test';

/** The error that assistive technology reads as part of a field's description. */
export const errorAt = (field: Locator): Promise<string> =>
  field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(),
  );
