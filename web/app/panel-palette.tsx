import { usePaletteGroups } from '#web/app/palette-groups.ts';
import { Palette } from '#web/painel/busca/palette.tsx';

/** The palette with everything this panel has. */
export function PanelPalette({ onClose }: { onClose: () => void }) {
  return <Palette {...usePaletteGroups()} onClose={onClose} />;
}
