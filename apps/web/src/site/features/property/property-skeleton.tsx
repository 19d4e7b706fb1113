import { Container, edgeToEdge } from '../../../shared/ui/layout.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/type.tsx';

export function PropertySkeleton() {
  return (
    <Container
      py={{ md: '6' }}
      role="status"
      minH="100dvh"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
    >
      <VisuallyHidden>Immobilie wird geladen</VisuallyHidden>
      <Skeleton hideBelow="md" h="6" w="14rem" />
      <Skeleton h="10" mt="8" w="min(32rem, 100%)" />
      <Skeleton h="5" mt="3" w="12rem" />
      <Skeleton
        order={{ base: -1, md: 0 }}
        mt={{ md: '6' }}
        aspectRatio="1400 / 831"
        maxH={{ md: '34rem' }}
        {...edgeToEdge}
      />
    </Container>
  );
}
