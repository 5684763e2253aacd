import { Eye, EyeOff, MessageSquareText, Star, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Associacao, maxDescricaoPersonalizada } from '#contract/cadastros/associacoes.ts';
import { TextArea } from '#web/kit/form/text-area.tsx';
import { Badge } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { Cover } from '#web/widgets/cover.tsx';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';

interface Props {
  item: Associacao;
  handle: ReactNode;
  onChange: (part: Partial<Associacao>) => void;
  onRemove: () => void;
}

/** An empreendimento a corretor shows: position, star, visibility and his own words. */
export function AssociacaoItem({ item, handle, onChange, onRemove }: Props) {
  const { nome, bairro, destaque, ativo, descricaoPersonalizada: words } = item;
  const [asked, setAsked] = useState(false);
  return (
    <div className="grid gap-2 p-2 sm:pr-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {handle}
        <span
          className={cx('h-10 w-14 shrink-0 overflow-hidden rounded-md bg-sunken', !ativo && 'opacity-50')}
        >
          <Cover src={item.imagemPrincipal} />
        </span>
        <span className="min-w-0 flex-1 basis-40">
          <span className="block truncate font-medium" data-hint={nome}>
            {nome}
          </span>
          <span className="block truncate text-[13px] text-muted">
            {bairro.nome}, {bairro.cidade}/{bairro.uf}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-1">
          {!item.empreendimentoAtivo && <Badge tone="danger">Empreendimento inativo</Badge>}
          {!ativo && <Badge>Oculto</Badge>}
          <Badge className="max-sm:hidden">{statusLabel(item.status)}</Badge>
        </span>
        <span className="flex items-center max-sm:ml-auto">
          <IconButton
            label={`Destacar ${nome}`}
            aria-pressed={destaque}
            className={cx(destaque && 'text-gold-ink [&_svg]:fill-gold')}
            onClick={() => onChange({ destaque: !destaque })}
          >
            <Star />
          </IconButton>
          <IconButton
            label={`Mostrar ${nome} no site`}
            aria-pressed={ativo}
            onClick={() => onChange({ ativo: !ativo })}
          >
            {ativo ? <Eye /> : <EyeOff />}
          </IconButton>
          <IconButton
            label={`Descrever ${nome}`}
            aria-expanded={asked || words !== null}
            onClick={() => setAsked(true)}
          >
            <MessageSquareText />
          </IconButton>
          <IconButton label={`Remover ${nome}`} className="button-danger" onClick={onRemove}>
            <X />
          </IconButton>
        </span>
      </div>
      {(asked || words !== null) && (
        <div>
          <TextArea
            aria-label={`Descrição própria de ${nome}`}
            placeholder="Descrição própria: o que ele diz deste empreendimento no site dele"
            className="resize-y leading-6"
            rows={2}
            maxLength={maxDescricaoPersonalizada}
            // Opened on request, so the field is focused.
            inputRef={(area) => {
              if (asked && words === null) area?.focus();
            }}
            value={words ?? ''}
            onChange={(event) => onChange({ descricaoPersonalizada: event.target.value })}
            onBlur={() => {
              setAsked(false);
              if (words !== null && words.trim() === '') onChange({ descricaoPersonalizada: null });
            }}
          />
          <p className="text-right text-xs text-muted tabular-nums">
            {(words ?? '').length} de {maxDescricaoPersonalizada}
          </p>
        </div>
      )}
    </div>
  );
}
