import { useState } from 'react';
import { foldText } from '#contract/base/text.ts';
import type { CorretorAssociado } from '#contract/cadastros/associacoes.ts';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { CorretorAssociadoItem } from '#web/cadastros/associacoes/corretor-associado-item.tsx';
import { useCorretoresAssociados } from '#web/cadastros/associacoes/use-corretores-associados.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { SearchChoice } from '#web/kit/form/search-choice.tsx';
import { countOf } from '#web/kit/format.ts';
import { usePagePart } from '#web/kit/record/page-parts.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Section } from '#web/kit/ui/section.tsx';
import { corretorOptions } from '#web/widgets/corretor-options.ts';
import { EditionLink } from '#web/widgets/edition-link.tsx';
import { publicPageOf } from '#web/widgets/share-page.ts';

/** From this number on entries are searchable, and only this many are rendered. */
const searchedFrom = 10;
const drawn = 100;

const associadoOf = ({ id, ativo, ...corretor }: Corretor): CorretorAssociado => ({
  corretorId: id,
  nome: corretor.nome,
  nomeGuerra: corretor.nomeGuerra,
  slug: corretor.slug,
  foto: corretor.foto,
  creci: corretor.creci,
  ufCreci: corretor.ufCreci,
  corretorAtivo: ativo,
  aprovado: corretor.aprovado,
  ativo: true,
  destaque: false,
});

const textOf = ({ nome, nomeGuerra, creci }: CorretorAssociado) => foldText(`${nome} ${nomeGuerra} ${creci}`);

type Associados = ReturnType<typeof useCorretoresAssociados>;

/** A public page, whose edition of each corretor can be handed over. */
type Page = NonNullable<ReturnType<typeof publicPageOf>>;

/** Who shows an empreendimento, with what was added and removed and is not saved. */
export function CorretoresList({ associados, page }: { associados: Associados; page?: Page | null }) {
  const { stored, itens, isNew, isRemoved, add, remove, keep } = associados;
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(drawn);
  const query = foldText(search.trim());
  const found = query ? itens.filter((item) => textOf(item).includes(query)) : itens;
  if (stored.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(stored.error) ?? undefined} onRetry={() => void stored.refetch()} />
    );
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={(event) => event.preventDefault()}>
      <Field label="Adicionar corretor" error={undefined}>
        <SearchChoice
          source={corretorOptions}
          value=""
          onChange={() => {}}
          onFound={(row) => add(associadoOf(row as Corretor))}
          placeholder="Busque por nome, e-mail ou CRECI"
        />
      </Field>
      {stored.isPending && <div className="skeleton h-24" />}
      {stored.data && itens.length === 0 && (
        <p className="rounded-xl border border-dashed border-line px-4 py-8 text-center text-muted">
          Nenhum corretor associado. Ele aparece no site de quem atua no bairro e na faixa de preço.
        </p>
      )}
      {itens.length > searchedFrom && (
        <input
          type="search"
          className="control"
          aria-label="Buscar entre os associados"
          placeholder="Buscar entre os associados..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {itens.length > 0 && (
        <div>
          <p role="status" className="mb-2 text-[13px] text-muted tabular-nums">
            {query ? `${found.length} de ` : ''}
            {countOf(itens.length, 'corretor', 'corretores')}
          </p>
          <ul className="divide-y divide-line rounded-xl border border-line empty:hidden">
            {found.slice(0, limit).map((corretor) => (
              <CorretorAssociadoItem
                key={corretor.corretorId}
                corretor={corretor}
                page={page ?? null}
                isNew={isNew(corretor.corretorId)}
                isRemoved={isRemoved(corretor.corretorId)}
                onRemove={() => remove(corretor.corretorId)}
                onKeep={() => keep(corretor.corretorId)}
              />
            ))}
          </ul>
          {found.length > limit && (
            <Button className="mt-3" onClick={() => setLimit(limit + drawn)}>
              Mostrar mais
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** The same as a part of the empreendimento's page. */
export function CorretoresPart({ record }: { record: Empreendimento }) {
  const associados = useCorretoresAssociados(record.id);
  const page = publicPageOf(record);
  const { isEdited, save, discard } = associados;
  usePagePart('Corretores', { dirty: isEdited, save, discard });
  return (
    <Section title="Quem mostra no próprio site">
      {page && (
        <div className="mb-4">
          <EditionLink page={page} />
        </div>
      )}
      <CorretoresList associados={associados} page={page} />
    </Section>
  );
}
