import { createFileRoute } from '@tanstack/react-router';
import { SearchOrders } from '../../staff/search-orders/search-orders.tsx';

export const Route = createFileRoute('/admin/suchauftraege')({ component: SearchOrders });
