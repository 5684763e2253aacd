import { Merge } from 'lucide-react';
import { useState } from 'react';
import type { Incorporadora } from '#contract/cadastros/incorporadoras.ts';
import { MergeDialog } from '#web/cadastros/incorporadoras/merge-dialog.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';

/** 'Mesclar com…': merges two incorporadoras. */
export function MergeButton({ row }: { row: Incorporadora }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={`Mesclar ${row.nome} com…`} onClick={() => setOpen(true)}>
        <Merge />
      </IconButton>
      {open && <MergeDialog stays={row} onClose={() => setOpen(false)} />}
    </>
  );
}
