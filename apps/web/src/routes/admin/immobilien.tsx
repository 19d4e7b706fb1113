import { createFileRoute } from '@tanstack/react-router';
import { PropertyManagement } from '../../features/admin/properties/property-management.tsx';
import { parsePropertySearch, type PropertySearch } from '../../features/admin/properties/property-search.ts';

export const Route = createFileRoute('/admin/immobilien')({
  validateSearch: parsePropertySearch,
  component: PropertiesPage,
});

function PropertiesPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (next: PropertySearch, isStep: boolean) =>
    void navigate({ search: parsePropertySearch({ ...next }), replace: !isStep, resetScroll: false });
  return <PropertyManagement search={search} onChange={change} />;
}
