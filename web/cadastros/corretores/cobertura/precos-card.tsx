import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import {
  type Alcance,
  coberturaMessages,
  getPrecos,
  type Precos,
  savePrecos,
} from '#contract/cadastros/cobertura.ts';
import { isReversed } from '#contract/cadastros/preco.ts';
import { call } from '#web/kit/api/client.ts';
import { errorField, errorText, serverMessage } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { sameValues } from '#web/kit/form/draft.ts';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { countOf, formatPrice } from '#web/kit/format.ts';
import { settled, usePagePart, useSend } from '#web/kit/record/page-parts.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { Card } from './card.tsx';
import { PriceInput, priceDraft, priceOf } from './price-input.tsx';
import { refreshAlcance, useAlcance } from './use-alcance.ts';

type End = keyof Precos;
const end = z.object({ text: z.string(), cleared: z.boolean() });
const draftsSchema = z.object({ precoMin: end, precoMax: end });
const ends = [
  { end: 'precoMin', label: 'Preço mínimo', clear: 'Limpar preço mínimo' },
  { end: 'precoMax', label: 'Preço máximo', clear: 'Limpar preço máximo' },
] as const;
const notAPrice = 'Digite um preço como 350.000,00';
const failed = 'Erro ao atualizar preços';

function insideText({ nosBairros, naFaixa, semPreco }: Alcance): string {
  if (nosBairros === 0) return 'Nenhum empreendimento ativo na cobertura salva.';
  const all = countOf(nosBairros, 'empreendimento', 'empreendimentos');
  const inside = `${naFaixa.toLocaleString('pt-BR')} de ${all} da cobertura na faixa`;
  const out = countOf(semPreco, 'sem preço fica de fora', 'sem preço ficam de fora');
  return semPreco > 0 && naFaixa < nosBairros ? `${inside}; ${out}.` : `${inside}.`;
}

function PrecosForm({ corretorId, saved }: { corretorId: number; saved: Precos }) {
  const client = useQueryClient();
  const [kept, keep, endSent] = usePersisted('precos', corretorId, draftsSchema);
  const asSaved = { precoMin: priceDraft(saved.precoMin), precoMax: priceDraft(saved.precoMax) };
  const drafts = kept ?? asSaved;
  const [faults, setFaults] = useState<Partial<Record<End, string>>>({});
  const given = { precoMin: priceOf(drafts.precoMin), precoMax: priceOf(drafts.precoMax) };
  const wanted = (end: End) => {
    const price = given[end];
    return price === 'invalid' ? null : price === undefined ? saved[end] : price;
  };
  const range = { precoMin: wanted('precoMin'), precoMax: wanted('precoMax') };
  const isSound =
    given.precoMin !== 'invalid' &&
    given.precoMax !== 'invalid' &&
    !isReversed(range.precoMin, range.precoMax);
  const inside = useAlcance(corretorId, isSound ? range : null);

  const fail = (text: string) => showToast({ title: failed, text, tone: 'destructive' });
  const save = useMutation({
    mutationFn: (body: Partial<Precos>) => call(savePrecos, { params: { id: corretorId }, body }),
    onMutate: () => kept,
    onSuccess(answer, _, sent) {
      client.setQueryData(read(getPrecos, { params: { id: corretorId } }).queryKey, answer);
      endSent(sent);
      showToast({ title: 'Preços atualizados com sucesso!' });
      void refreshAlcance(client, corretorId);
      void refreshLists(client, 'corretores');
    },
    onError(error) {
      fail(errorText(error));
      const field = errorField(error);
      const said = serverMessage(error);
      if (said && (field === 'precoMin' || field === 'precoMax')) setFaults({ [field]: said });
    },
  });

  function discard() {
    keep(null);
    setFaults({});
    return () => keep(kept);
  }

  async function submit(): Promise<boolean> {
    if (save.isPending) return false;
    const found: typeof faults = {};
    for (const { end } of ends) if (given[end] === 'invalid') found[end] = notAPrice;
    if (Object.keys(found).length === 0 && !isSound) found.precoMin = coberturaMessages.reversed;
    setFaults(found);
    const [first] = Object.values(found);
    if (first) {
      fail(first);
      return false;
    }
    // Only filled values, and those cleared on purpose (COV-15, COV-19).
    const body = Object.fromEntries(Object.entries(given).filter(([, price]) => price !== undefined));
    return settled(save.mutateAsync(body));
  }
  const send = useSend();
  usePagePart('Faixa de Preços', { dirty: kept !== null, save: submit, discard });

  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <div className="grid gap-4 sm:grid-cols-2">
        {ends.map(({ end, label, clear }) => {
          const draft = drafts[end];
          const kept = draft.text.trim() === '' && saved[end] !== null;
          return (
            <Field
              key={end}
              label={label}
              error={faults[end]}
              hint={
                kept &&
                (draft.cleared
                  ? 'O limite sai ao salvar.'
                  : `Em branco, ${formatPrice(saved[end])} continua valendo.`)
              }
            >
              <PriceInput
                name={end}
                clearLabel={clear}
                value={draft}
                onChange={(value) => {
                  const next = { ...drafts, [end]: value };
                  keep(!save.isPending && sameValues(next, asSaved) ? null : next);
                  setFaults({});
                }}
              />
            </Field>
          );
        })}
      </div>
      <p role="status" className="min-w-0 border-t border-line pt-4 text-[13px] text-muted">
        {inside && insideText(inside)}
      </p>
    </form>
  );
}

/** A corretor's price range (COV-14..COV-21). */
export function PrecosCard({ corretorId }: { corretorId: number }) {
  const saved = useQuery(read(getPrecos, { params: { id: corretorId } }));
  return (
    <Card title="Faixa de Preços">
      {saved.data ? (
        <PrecosForm corretorId={corretorId} saved={saved.data} />
      ) : saved.isLoadingError ? (
        <LoadFailure detail={errorText(saved.error)} onRetry={() => void saved.refetch()} />
      ) : (
        <Skeleton className="h-20" />
      )}
    </Card>
  );
}
