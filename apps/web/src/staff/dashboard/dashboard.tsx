import { chakra } from '#styled-system/jsx';
import { PageHeading } from '../frame/tool-page.tsx';
import { Health } from './health.tsx';
import { ToolCards } from './tool-cards.tsx';

/** Start page of the staff area (staff-area §2, Admin area): the system status, then the tools. */
export function Dashboard() {
  return (
    <>
      <PageHeading title="Admin Dashboard" text="Verwaltung von Immobiliendaten und Backend-Funktionen" />
      <chakra.div display="grid" gap="8">
        <Health />
        <ToolCards />
      </chakra.div>
    </>
  );
}
