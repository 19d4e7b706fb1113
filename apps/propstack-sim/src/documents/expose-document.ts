import { type JsonObject, type Unit } from '../stock/unit.ts';

/** Every so many objects have an exposé of the agency's own. */
const share = 5;

/** The document of an object that is marked as its exposé, as the expanded shape of V1 lists it; none for most objects. */
export const exposeDocuments = ({ id, flat }: Unit, origin: string): JsonObject[] =>
  id % share === 0
    ? [
        {
          id: id * 10 + 5,
          name: 'Expose.pdf',
          title: 'Exposé des Hauses',
          url: `${origin}/documents/${id}/expose.pdf`,
          is_private: false,
          is_floorplan: false,
          is_exposee: true,
          on_landing_page: false,
          updated_at: flat['updated_at'] ?? null,
        },
      ]
    : [];

/** Text of a PDF in the signs that its built-in font has. */
const escapePdf = (text: string): string =>
  text.replace(/[^\u0020-\u00ff]/g, '?').replace(/[()\\]/g, (sign) => `\\${sign}`);

/** A PDF of one page with these lines. */
export function pdfOf(lines: readonly string[]): Buffer {
  const drawn = lines
    .map((line, index) => `${index === 0 ? '' : '0 -28 Td '}(${escapePdf(line)}) Tj`)
    .join(' ');
  const content = `BT /F1 18 Tf 72 740 Td ${drawn} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
