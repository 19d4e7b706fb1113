import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { ToolPage } from '../frame/tool-page.tsx';
import { useSession } from '../session/session.ts';
import { QueryState } from '../ui/query-state.tsx';
import { BackTest } from './back-test.tsx';
import { LaterSales } from './later-sales.tsx';
import { TableImportForm } from './table-import-form.tsx';
import { TableRow } from './table-row.tsx';
import { tablesQuery } from './valuation-query.ts';

/** The reference tables of the price range, and how well the ranges hold. */
export function Valuations() {
  const tables = useQuery(tablesQuery);
  const ownId = useSession()?.user.id;
  const [isImporting, setImporting] = useState(false);
  const importButton = useRef<HTMLButtonElement>(null);
  return (
    <ToolPage
      path="/admin/bewertungen"
      isWide
      actions={
        <Button
          ref={importButton}
          size="sm"
          aria-expanded={isImporting}
          onClick={() => setImporting(!isImporting)}
        >
          <Upload size={18} strokeWidth={1.5} aria-hidden />
          Tabelle importieren
        </Button>
      }
    >
      {isImporting && (
        <TableImportForm
          onDone={() => {
            setImporting(false);
            importButton.current?.focus();
          }}
        />
      )}
      <chakra.h2 fontSize="md" mb="3">
        Vergleichstabellen
      </chakra.h2>
      <QueryState query={tables} subject="Die Vergleichstabellen" isPlural h="48" />
      {tables.data &&
        (tables.data.items.length === 0 ? (
          <p>
            Noch keine. Ohne Vergleichstabelle nennt die Website eine Preisspanne nur aus eigenen Verkäufen.
          </p>
        ) : (
          <chakra.ul aria-label="Vergleichstabellen" bg="card" borderWidth="1px" borderRadius="card">
            {tables.data.items.map((table) => (
              <TableRow key={table.id} table={table} isOwn={table.imported_by.id === ownId} />
            ))}
          </chakra.ul>
        ))}
      <BackTest />
      <LaterSales />
    </ToolPage>
  );
}
