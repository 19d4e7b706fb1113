import { createFileRoute } from '@tanstack/react-router';
import { PropertyManagement } from '../../staff/properties/property-management.tsx';
import { parsePropertySearch, type PropertySearch } from '../../staff/properties/property-search.ts';
import { rawSearch } from '../../staff/raw-search.ts';

export const Route = createFileRoute('/admin/immobilien')({
  validateSearch: rawSearch,
  component: PropertiesPage,
});

function PropertiesPage() {
  const search = parsePropertySearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const change = (next: PropertySearch, isStep: boolean) =>
    void navigate({
      search: { ...next },
      replace: !isStep,
      state: isStep ? { isStep } : true,
      resetScroll: false,
    });
  return <PropertyManagement search={search} onChange={change} />;
}
