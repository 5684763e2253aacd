import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';

/** A secret that is shown once; closed explicitly, not by accident. */
export function ShownSecret({
  title,
  label,
  secret,
  onClose,
}: {
  title: string;
  label: string;
  secret: string;
  onClose: () => void;
}) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={title}
      description="Copie agora e guarde onde o outro programa o lê: ele não será mostrado de novo."
      width="sm:max-w-xl"
      footer={
        <Button look="primary" onClick={onClose}>
          Já guardei
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-sunken p-2 pl-4">
        <output
          className="min-w-0 flex-1 basis-56 font-mono text-[13px] break-all select-all"
          aria-label={label}
        >
          {secret}
        </output>
        {/* Browsers allow clipboard access only on secure origins. */}
        {navigator.clipboard && (
          <Button onClick={() => void copy()}>
            {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {copied ? 'Copiado' : 'Copiar'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
