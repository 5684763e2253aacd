import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Associacao, maxAssociacoes } from '#contract/cadastros/associacoes.ts';
import { type Empreendimento, listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import { AssociacaoItem } from '#web/cadastros/associacoes/associacao-item.tsx';
import { useAssociacoes } from '#web/cadastros/associacoes/use-associacoes.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { FormNotice } from '#web/kit/crud/crud-dialog-notices.tsx';
import { Choice } from '#web/kit/form/choice.tsx';
import { countOf, formatDate, formatTime } from '#web/kit/format.ts';
import { usePagePart } from '#web/kit/record/page-parts.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { moved, Sortable } from '#web/kit/ui/sortable.tsx';

/** A newly chosen empreendimento: visible, last, without star or words. */
const chosenOf = (record: Empreendimento): Associacao => ({
  empreendimentoId: record.id,
  nome: record.nome,
  imagemPrincipal: record.imagemPrincipal,
  status: record.status,
  empreendimentoAtivo: record.ativo,
  bairro: record.bairro,
  descricaoPersonalizada: null,
  destaque: false,
  ativo: true,
});

/** The empreendimentos a corretor shows: chosen, ordered, starred and described, saved together (DAT-17). */
export function AssociacoesDoCorretor({ corretorId }: { corretorId: number }) {
  const { stored, itens, isEdited, conflict, take, discard, save, settle } = useAssociacoes(corretorId);
  usePagePart('Empreendimentos do site', { dirty: isEdited, save, discard });
  const all = useQuery(read(listEmpreendimentos));
  const options = useMemo(() => {
    const taken = new Set(itens.map(({ empreendimentoId }) => empreendimentoId));
    return (all.data ?? [])
      .filter(({ id }) => !taken.has(id))
      .map(({ id, nome, bairro }) => ({
        value: String(id),
        label: `${nome} - ${bairro.nome}, ${bairro.cidade}/${bairro.uf}`,
      }));
  }, [all.data, itens]);

  function choose(value: string) {
    const record = all.data?.find(({ id }) => String(id) === value);
    if (record) take([...itens, chosenOf(record)]);
  }
  const change = (at: number, part: Partial<Associacao>) =>
    take(itens.map((item, index) => (index === at ? { ...item, ...part } : item)));

  if (stored.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(stored.error) ?? undefined} onRetry={() => void stored.refetch()} />
    );
  return (
    <section aria-label="Empreendimentos do corretor" className="grid grid-cols-1 gap-3">
      <Field
        label="Adicionar empreendimento"
        error={all.isLoadingError ? 'Erro ao carregar empreendimentos' : undefined}
        hint={
          itens.length >= maxAssociacoes
            ? `Até ${maxAssociacoes} empreendimentos: remova um para adicionar outro.`
            : 'Aparecem no site dele nesta ordem, os destaques primeiro.'
        }
      >
        <Choice
          options={options}
          value=""
          onChange={choose}
          disabled={!stored.data || itens.length >= maxAssociacoes}
          placeholder={all.isPending ? 'Carregando...' : 'Busque por nome, bairro ou cidade'}
        />
      </Field>
      {stored.isPending && <div className="skeleton h-28" />}
      {stored.data && itens.length === 0 && (
        <p className="rounded-xl border border-dashed border-line px-4 py-8 text-center text-muted">
          Nenhum empreendimento associado. O site mostra os da área de atuação e da faixa de preço dele.
        </p>
      )}
      {itens.length > 0 && (
        <Sortable
          items={itens}
          idOf={({ empreendimentoId }) => String(empreendimentoId)}
          nameOf={({ nome }) => nome}
          label="Empreendimentos associados"
          layout="list"
          onMove={(from, to) => take(moved(itens, from, to))}
          className="divide-y divide-line rounded-xl border border-line"
          itemClassName="bg-surface first:rounded-t-xl last:rounded-b-xl"
        >
          {(item, index, handle) => (
            <AssociacaoItem
              item={item}
              handle={handle}
              onChange={(part) => change(index, part)}
              onRemove={() => take(itens.filter((each) => each !== item))}
            />
          )}
        </Sortable>
      )}
      {conflict && (
        <FormNotice role="alert" tone="gold">
          <span className="min-w-0 flex-1 basis-60">
            <strong className="font-semibold">{conflict.by ?? 'Outra pessoa'}</strong> alterou esta lista em{' '}
            {formatDate(conflict.at)} às {formatTime(conflict.at)}, depois que você a abriu.
          </span>
          <Button onClick={() => settle('atual')}>Ficar com a atual</Button>
          <Button onClick={() => settle('minha')}>Salvar a minha mesmo assim</Button>
        </FormNotice>
      )}
      <p role="status" className="text-[13px] text-muted tabular-nums">
        {countOf(itens.length, 'empreendimento', 'empreendimentos')}
      </p>
    </section>
  );
}
