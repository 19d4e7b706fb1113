/** Prints a table for docs/measurements.md. @param {string[]} head @param {(string | number)[][]} rows */
export function printTable(head, rows) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  console.log(`\n${line(head)}\n${line(head.map((_, column) => (column === 0 ? '---' : '---:')))}`);
  for (const row of rows) console.log(line(row));
}

/** @param {number} value */
export const whole = (value) => Math.round(value).toLocaleString('en');
/** Of ms. @param {number} value */
export const fine = (value) => value.toFixed(1);
