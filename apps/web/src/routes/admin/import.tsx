import { createFileRoute } from '@tanstack/react-router';
import { SingleImport } from '../../staff/single-import/single-import.tsx';
import { ToolPage } from '../../staff/frame/tool-page.tsx';

export const Route = createFileRoute('/admin/import')({ component: ImportPage });

function ImportPage() {
  return (
    <ToolPage path="/admin/import">
      <SingleImport />
    </ToolPage>
  );
}
