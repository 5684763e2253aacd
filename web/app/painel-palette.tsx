import { usePaletteGroups } from '#web/app/palette-groups.ts';
import { Palette } from '#web/painel/busca/palette.tsx';

/** The palette with all of this panel's entries. */
export function PainelPalette({ onClose }: { onClose: () => void }) {
  return <Palette {...usePaletteGroups()} onClose={onClose} />;
}
