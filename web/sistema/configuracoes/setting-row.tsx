import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Configuracao } from '#contract/sistema/configuracoes.ts';
import { variantsOf } from '#contract/sistema/variants.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { useDraft } from '#web/sistema/configuracoes/drafts.ts';
import { SettingForm, SettingPlace } from '#web/sistema/configuracoes/setting-card.tsx';

interface Props {
  setting: Configuracao;
}

/** What is said first, and in how many ways. */
function said(text: string): string {
  const [first = '', ...more] = variantsOf(text);
  return more.length > 0 ? `${first} · em ${more.length + 1} formas` : first;
}

/** A settings text among many: one line, its card where it is opened or holds what is not saved. */
export function SettingRow({ setting }: Props) {
  const { chave, titulo, valor, padrao } = setting;
  const unsaved = useDraft(chave) !== undefined;
  const [open, setOpen] = useState(unsaved);
  const isLine = !open && !unsaved;
  return (
    <SettingPlace setting={setting} isLine={isLine}>
      {isLine ? (
        <h3>
          <button
            type="button"
            aria-expanded={false}
            className="flex min-h-11 w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-sunken sm:px-5"
            onClick={() => setOpen(true)}
          >
            <span className="min-w-0 flex-1">
              <span id={`${chave}-titulo`} className="block font-medium">
                {titulo}
              </span>
              <span className="block truncate text-[13px] font-normal text-muted">{said(valor)}</span>
            </span>
            {valor !== padrao && <Badge tone="done">Personalizado</Badge>}
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </button>
        </h3>
      ) : (
        <SettingForm setting={setting} onClose={unsaved ? undefined : () => setOpen(false)} />
      )}
    </SettingPlace>
  );
}
