import { test } from '@playwright/test';

/** Prints the measurements of a fault on one line and attaches them to the report. */
export function printFigures(fault: string, figures: Record<string, unknown>): void {
  const text = Object.entries(figures)
    .map(([what, figure]) => `${what} ${JSON.stringify(figure)}`)
    .join(', ');
  test.info().annotations.push({ type: fault, description: text });
  process.stdout.write(`[fault] ${fault}: ${text}\n`);
}

/** The seconds since a `performance.now()`, to a tenth. */
export const secondsSince = (since: number): number => Math.round((performance.now() - since) / 100) / 10;
