import { encode } from 'uqr';
import { chakra } from '#styled-system/jsx';

/** A QR code as one path of an SVG, which the content security policy allows. Dark on white, because scanners need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      w="48"
      h="48"
      bg="white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </chakra.svg>
  );
}
