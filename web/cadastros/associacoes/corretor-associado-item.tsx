import { Link2, Undo2, X } from 'lucide-react';
import type { CorretorAssociado } from '#contract/cadastros/associacoes.ts';
import { statusCorretor } from '#contract/cadastros/corretores.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { CorretorPhoto } from '#web/widgets/corretor-photo.tsx';
import { sharePage } from '#web/widgets/share-page.ts';

interface Props {
  corretor: CorretorAssociado;
  /** The empreendimento's public page; null if there is none. */
  page: { nome: string; rota: string } | null;
  isNew: boolean;
  isRemoved: boolean;
  onRemove: () => void;
  onKeep: () => void;
}

/** A corretor who shows an empreendimento, or is being added or removed. */
export function CorretorAssociadoItem({ corretor, page, isNew, isRemoved, onRemove, onKeep }: Props) {
  const { nome, creci, ufCreci, foto, corretorAtivo, aprovado, ativo, destaque } = corretor;
  const status = statusCorretor({ ativo: corretorAtivo, aprovado });
  return (
    <li className="flex items-center gap-3 py-2 pr-1 pl-3">
      <CorretorPhoto foto={foto} />
      <span className={cx('min-w-0 flex-1', isRemoved && 'line-through opacity-60')}>
        <span className="block truncate font-medium" data-hint={nome}>
          {nome}
        </span>
        <span className="block truncate text-[13px] text-muted">{creciText(creci, ufCreci)}</span>
      </span>
      <span className="flex shrink-0 flex-wrap justify-end gap-1 max-sm:max-w-20">
        {isNew && <Badge tone="alive">Novo</Badge>}
        {isRemoved && <Badge tone="danger">Sai</Badge>}
        {destaque && <Badge>Destaque</Badge>}
        {!ativo && <Badge>Oculto</Badge>}
        {status === 'pendente' && <Badge>Pendente</Badge>}
        {status === 'inativo' && <Badge>Inativo</Badge>}
      </span>
      {page && status === 'ativo' && !isRemoved && (
        <IconButton
          label={`Copiar o link de ${nome}`}
          onClick={() => void sharePage(page, { nome, slug: corretor.slug })}
        >
          <Link2 />
        </IconButton>
      )}
      {isRemoved ? (
        <IconButton label={`Manter ${nome}`} onClick={onKeep}>
          <Undo2 />
        </IconButton>
      ) : (
        <IconButton label={`Remover ${nome}`} className="button-danger" onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </li>
  );
}
