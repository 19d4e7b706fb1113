import { Container } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/type.tsx';

export function PropertySkeleton() {
  return (
    <Container py={{ base: '4', md: '6' }} role="status" minH="100dvh">
      <VisuallyHidden>Immobilie wird geladen</VisuallyHidden>
      <Skeleton h="6" w="14rem" />
      <Skeleton h="10" mt="8" w="min(32rem, 100%)" />
      <Skeleton h="5" mt="3" w="12rem" />
      <Skeleton mt="6" aspectRatio="1400 / 831" maxH="34rem" w="full" />
    </Container>
  );
}
