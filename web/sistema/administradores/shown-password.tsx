import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { MadePassword } from '#contract/sistema/administradores.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

/** A generated password, shown only once; closed explicitly, not by accident. */
export function ShownPassword({ made, onClose }: { made: MadePassword; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const password = made.generatedPassword ?? '';
  const copy = async () => {
    await navigator.clipboard.writeText(password);
    setCopied(true);
  };
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={`Senha de ${made.username}`}
      description="Guarde agora e entregue por um meio seguro: esta senha não será mostrada de novo."
      width="sm:max-w-md"
      footer={
        <Button look="primary" onClick={onClose}>
          Já guardei
        </Button>
      }
    >
      <div className="flex items-center gap-2 rounded-md border border-line bg-sunken p-2 pl-4">
        <output className="min-w-0 flex-1 font-mono text-base break-all select-all" aria-label="Senha gerada">
          {password}
        </output>
        {/* Browsers allow clipboard access only on secure origins. */}
        {navigator.clipboard && (
          <Button onClick={() => void copy()}>
            {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {copied ? 'Copiada' : 'Copiar'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
