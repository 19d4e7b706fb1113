import { PageHeading } from '../frame/page-heading.tsx';
import { ToolCards } from './tool-cards.tsx';

/** The first page of staff (staff-area §2, Admin area). */
export function Dashboard() {
  return (
    <>
      <PageHeading title="Admin Dashboard" text="Verwaltung von Immobiliendaten und Backend-Funktionen" />
      <ToolCards />
    </>
  );
}
