import { type AprovacaoOrigem, aprovacaoOrigens } from '#contract/lisa/aprovacoes.ts';
import { FilterSelect } from '#web/kit/ui/filter-select.tsx';
import { SearchField } from '#web/kit/ui/search-field.tsx';
import { Toolbar } from '#web/kit/ui/toolbar.tsx';
import type { Address } from '#web/kit/use-address.ts';
import { escreveuOptions, origemLabels } from '#web/lisa/aprovacoes/who.ts';

const origens = aprovacaoOrigens.map((value: AprovacaoOrigem) => ({ value, label: origemLabels[value] }));

/** What the address says about whom to show. */
export const whoOf = (params: URLSearchParams) => ({
  q: params.get('q') ?? '',
  origem: params.get('origem') ?? '',
  escreveu: params.get('escreveu') ?? '',
});

/** Search and filters of the registrations: who they are, where they come from, whether they ever wrote. */
export function WhoFilters({ params, change }: Address) {
  const who = whoOf(params);
  const set = (name: keyof typeof who) => (value: string) =>
    change((address) => {
      if (value === '') address.delete(name);
      else address.set(name, value);
      return address;
    });
  return (
    <div className="mb-4">
      <Toolbar>
        <SearchField
          placeholder="Buscar por nome, CRECI, e-mail ou número..."
          value={who.q}
          onType={set('q')}
        />
        <FilterSelect
          label="Origem"
          all="Todas as origens"
          value={who.origem}
          options={origens}
          onChange={set('origem')}
        />
        <FilterSelect
          label="Conversa com a Lisa"
          all="Com e sem conversa"
          value={who.escreveu}
          options={escreveuOptions}
          onChange={set('escreveu')}
        />
      </Toolbar>
    </div>
  );
}
