import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../../staff/content/content-page.tsx';
import { SectionEditor } from '../../staff/content/section-editor.tsx';

interface ContentSearch {
  /** Key of the section that is edited. */
  abschnitt?: string | undefined;
}

export const Route = createFileRoute('/admin/inhalte')({
  validateSearch: ({ abschnitt }: Record<string, unknown>): ContentSearch => ({
    abschnitt: typeof abschnitt === 'string' ? abschnitt : undefined,
  }),
  component: ContentTool,
});

function ContentTool() {
  const { abschnitt } = Route.useSearch();
  return abschnitt === undefined ? <ContentPage /> : <SectionEditor sectionKey={abschnitt} />;
}
