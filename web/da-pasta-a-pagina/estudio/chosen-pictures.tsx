import type { AssetEdit } from '#contract/da-pasta-a-pagina/edicao.ts';
import {
  type AssetCategory,
  assetCategories,
  imageClass,
} from '#contract/da-pasta-a-pagina/image-classes.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';

interface Props {
  count: number;
  /** How many are shown, to choose all of them. */
  shown: number;
  onEdit: (change: AssetEdit) => void;
  onAll: () => void;
  onClear: () => void;
}

/** Acts on several chosen pictures at once; each is one step back. */
export function ChosenPictures({ count, shown, onEdit, onAll, onClear }: Props) {
  return (
    <section
      aria-label="Imagens escolhidas"
      className="sticky top-44 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-xl border border-gold bg-surface px-3 py-2"
    >
      <p role="status" className="mr-auto font-medium tabular-nums">
        {countOf(count, 'imagem escolhida', 'imagens escolhidas')}
      </p>
      <Button onClick={() => onEdit({ usage: 'usar' })}>Incluir</Button>
      <Button onClick={() => onEdit({ usage: 'reserva' })}>Deixar de fora</Button>
      <select
        aria-label="Classe das escolhidas"
        className="control h-9 w-auto"
        value=""
        onChange={({ target }) => onEdit({ category: target.value as AssetCategory })}
      >
        <option value="" disabled>
          Mudar classe
        </option>
        {assetCategories.map((each) => (
          <option key={each} value={each}>
            {imageClass[each].label}
          </option>
        ))}
      </select>
      {count < shown && (
        <Button look="ghost" onClick={onAll}>
          Escolher todas
        </Button>
      )}
      <Button look="ghost" onClick={onClear}>
        Limpar
      </Button>
    </section>
  );
}
