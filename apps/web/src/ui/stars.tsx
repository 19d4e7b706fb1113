import { Star } from 'lucide-react';
import { chakra } from '../theme/chakra.tsx';

const five = [1, 2, 3, 4, 5];

/** Five of five stars. A page with these stars has to show `ReviewNote` before them (§5b(3) UWG). */
export function FiveStars() {
  return (
    <chakra.span role="img" aria-label="5 von 5 Sternen" display="flex" gap="1" color="brass">
      {five.map((star) => (
        <Star key={star} size={18} strokeWidth={1.5} fill="currentColor" aria-hidden />
      ))}
    </chakra.span>
  );
}
