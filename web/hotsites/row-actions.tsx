import { FileCheck2 } from 'lucide-react';
import type { Hotsite } from '#contract/hotsites.ts';
import { OpenPage } from '#web/hotsites/open-page.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { useAddress } from '#web/kit/use-address.ts';

/** What can be done with a published page: see it, and prove what it was ('?comprovante=7'). */
export function HotsiteRowActions({ row }: { row: Hotsite }) {
  const { change } = useAddress();
  return (
    <>
      <OpenPage row={row} />
      <IconButton
        label={`Baixar comprovante de ${row.nome}`}
        disabled={!row.v0Generated}
        onClick={() =>
          change((now) => {
            now.set('comprovante', String(row.id));
            return now;
          })
        }
      >
        <FileCheck2 />
      </IconButton>
    </>
  );
}
