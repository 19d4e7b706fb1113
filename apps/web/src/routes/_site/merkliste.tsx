import { createFileRoute } from '@tanstack/react-router';
import { FavouritesPage } from '../../site/features/favourites/favourites-page.tsx';

export const Route = createFileRoute('/_site/merkliste')({ component: FavouritesPage });
