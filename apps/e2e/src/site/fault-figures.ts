import { test } from '@playwright/test';

/** Prints what a fault did as one line of the run's output, and keeps it in the report. Seconds are rounded. */
export function sayFigures(fault: string, figures: Record<string, unknown>): void {
  const text = Object.entries(figures)
    .map(
      ([what, figure]) => `${what} ${typeof figure === 'object' ? JSON.stringify(figure) : String(figure)}`,
    )
    .join(', ');
  test.info().annotations.push({ type: fault, description: text });
  process.stdout.write(`[fault] ${fault}: ${text}\n`);
}

/** The seconds since a `performance.now()`, to a tenth. */
export const secondsSince = (since: number): number => Math.round((performance.now() - since) / 100) / 10;
