import { Building2 } from 'lucide-react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { linhasDaFicha } from '#contract/cadastros/ficha.ts';
import type { Entry } from '#web/painel/busca/entry.ts';

/** An empreendimento in the palette: found by its name, its place and every fact of its ficha. */
export function empreendimentoEntry(record: Empreendimento): Entry {
  const { id, nome, bairro } = record;
  return {
    id: `empreendimentos/${id}`,
    label: nome,
    detail: `${bairro.nome} · ${bairro.cidade} (${bairro.uf})`,
    also: linhasDaFicha(record),
    Icon: Building2,
    go: { to: `/admin/empreendimentos/${id}` },
  };
}
