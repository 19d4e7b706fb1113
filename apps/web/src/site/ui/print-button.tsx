import { Printer } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';

export const PrintButton = ({ label = 'Drucken oder als PDF sichern' }: { label?: string }) => (
  <Button
    tone="outline"
    data-needs-script
    justifySelf="start"
    _print={{ display: 'none' }}
    onClick={() => window.print()}
  >
    <Printer size={18} strokeWidth={1.5} aria-hidden />
    {label}
  </Button>
);
