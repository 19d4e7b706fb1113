import { chakra } from '#styled-system/jsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../../shared/ui/type.tsx';

export function ComparisonSkeleton({ count }: { count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Immobilien werden geladen</VisuallyHidden>
      <chakra.div
        aria-hidden
        display="flex"
        gap="5"
        overflow="hidden"
        ml={{ base: '8rem', md: '11rem' }}
        py="3"
      >
        {Array.from({ length: count }, (_, index) => (
          <chakra.div key={index} flexShrink="0" w={{ base: '10rem', md: '14rem' }}>
            <Skeleton aspectRatio="600 / 384" />
            <Skeleton h="6" mt="4" />
            <Skeleton h="5" mt="2" w="60%" />
            <Skeleton h="64" mt="6" />
          </chakra.div>
        ))}
      </chakra.div>
    </div>
  );
}
