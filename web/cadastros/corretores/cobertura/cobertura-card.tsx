import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import {
  type Alcance,
  coberturaMessages,
  getCobertura,
  saveCobertura,
} from '#contract/cadastros/cobertura.ts';
import type {
  Bairro,
  bairrosRoutes,
  Cidade,
  cidadesRoutes,
  Estado,
  estadosRoutes,
  Regiao,
  regioesRoutes,
  Zona,
  zonasRoutes,
} from '#contract/cadastros/territorio.ts';
import { at, call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read, refreshLists } from '#web/kit/api/queries.ts';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { countOf } from '#web/kit/format.ts';
import { settled, usePagePart } from '#web/kit/record/page-parts.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { BairroPicker } from './bairro-picker.tsx';
import { Card } from './card.tsx';
import { ChosenBairros } from './chosen-bairros.tsx';
import { CopyCobertura } from './copy-cobertura.tsx';
import { NamedBairros } from './named-bairros.tsx';
import { bairrosAt, groupByCity, placeOf, toggled } from './place-choice.ts';
import { PlaceSelects } from './place-selects.tsx';
import { refreshAlcance, useAlcance } from './use-alcance.ts';
import { ZonaFilter } from './zona-filter.tsx';

interface Lists {
  regioes: Regiao[];
  estados: Estado[];
  cidades: Cidade[];
  zonas: Zona[];
  bairros: Bairro[];
}

const idsSchema = z.array(z.number().int());

/** Query of a corretor's coverage; also used by the site card. */
export const coberturaQuery = (id: number) => read(getCobertura, { params: { id } });

function broughtText({ nosBairros, naFaixa }: Alcance): string {
  if (nosBairros === 0) return 'Nenhum empreendimento ativo nesses bairros.';
  const all = countOf(nosBairros, 'empreendimento ativo', 'empreendimentos ativos');
  return naFaixa === nosBairros
    ? `Traz ${all}.`
    : `Traz ${all}, ${naFaixa.toLocaleString('pt-BR')} dentro da faixa de preços.`;
}

function CoberturaForm({ corretorId, saved, lists }: { corretorId: number; saved: number[]; lists: Lists }) {
  const client = useQueryClient();
  const byId = useMemo(() => new Map(lists.bairros.map((row) => [row.id, row])), [lists.bairros]);
  const [kept, keep, endSent] = usePersisted('cobertura', corretorId, idsSchema);
  const ids = useMemo(() => kept?.filter((id) => byId.has(id)) ?? saved, [kept, saved, byId]);
  const [place, setPlace] = useState(() => placeOf(byId.get(saved[0] ?? 0), lists.estados));
  const chosen = useMemo(() => new Set(ids), [ids]);
  const groups = useMemo(() => groupByCity(ids, byId), [ids, byId]);
  const listed = useMemo(() => bairrosAt(place, lists.bairros), [place, lists.bairros]);
  const zonas = lists.zonas.filter(({ cidadeId }) => String(cidadeId) === place.cidadeId);
  const brought = useAlcance(corretorId, ids.length > 0 ? { bairrosIds: ids } : null);
  const setIds = (next: readonly number[]) => {
    const those = new Set(next);
    const asSaved = next.length === saved.length && saved.every((id) => those.has(id));
    keep(asSaved && !save.isPending ? null : [...next]);
  };

  const add = (more: readonly number[]) => setIds([...new Set([...ids, ...more])]);
  const drop = (gone: readonly number[]) => {
    const without = new Set(gone);
    setIds(ids.filter((id) => !without.has(id)));
  };

  const save = useMutation({
    mutationFn: () => call(saveCobertura, { params: { id: corretorId }, body: { bairrosIds: ids } }),
    onMutate: () => kept,
    onSuccess(answer, _, sent) {
      client.setQueryData(coberturaQuery(corretorId).queryKey, answer);
      endSent(sent);
      showToast({ title: 'Cobertura atualizada com sucesso!' });
      void refreshAlcance(client, corretorId);
      void refreshLists(client, 'corretores');
    },
    onError: (error) =>
      showToast({
        title: 'Erro ao atualizar cobertura',
        text: errorText(error),
        tone: 'destructive',
      }),
  });

  usePagePart('Cobertura Geográfica', {
    dirty: kept !== null,
    why: ids.length === 0 ? coberturaMessages.first : undefined,
    async save() {
      if (ids.length > 0) return settled(save.mutateAsync());
      showToast({ title: 'Erro ao atualizar cobertura', text: coberturaMessages.first, tone: 'destructive' });
      return false;
    },
    discard() {
      keep(null);
      return () => keep(kept);
    },
  });

  return (
    <>
      <NamedBairros bairros={lists.bairros} cidadeId={place.cidadeId} chosen={chosen} onAdd={add} />
      <PlaceSelects place={place} onChange={setPlace} {...lists} />
      {place.cidadeId && (
        <>
          <ZonaFilter
            zonas={zonas}
            chosen={place.zonasIds}
            onChange={(zonasIds) => setPlace({ ...place, zonasIds })}
          />
          <BairroPicker
            key={place.cidadeId}
            bairros={listed}
            byZonas={place.zonasIds.length > 0}
            chosen={chosen}
            onToggle={(id) => setIds(toggled(ids, id))}
            onChooseAll={add}
            onDropAll={drop}
          />
        </>
      )}
      <ChosenBairros groups={groups} onRemove={drop} />
      <CopyCobertura corretorId={corretorId} onCopy={add} />
      <p role="status" className="min-w-0 border-t border-line pt-4 text-[13px] text-muted">
        {ids.length === 0 ? coberturaMessages.first : brought && broughtText(brought)}
      </p>
    </>
  );
}

/** A corretor's coverage: bairros of any cities, chosen from the region down (COV-02..COV-13). */
export function CoberturaCard({ corretorId }: { corretorId: number }) {
  const saved = useQuery(coberturaQuery(corretorId));
  const regioes = useQuery(read(at<typeof regioesRoutes.list>('GET', '/api/regioes')));
  const estados = useQuery(read(at<typeof estadosRoutes.list>('GET', '/api/estados')));
  const cidades = useQuery(read(at<typeof cidadesRoutes.list>('GET', '/api/cidades')));
  const zonas = useQuery(read(at<typeof zonasRoutes.list>('GET', '/api/zonas')));
  const bairros = useQuery(read(at<typeof bairrosRoutes.list>('GET', '/api/bairros')));
  const reads = [saved, regioes, estados, cidades, zonas, bairros];
  const failed = reads.find(({ isError }) => isError);
  const ready =
    saved.data && regioes.data && estados.data && cidades.data && zonas.data && bairros.data
      ? {
          saved: saved.data,
          lists: {
            regioes: regioes.data,
            estados: estados.data,
            cidades: cidades.data,
            zonas: zonas.data,
            bairros: bairros.data,
          },
        }
      : null;
  return (
    <Card title="Cobertura Geográfica">
      {ready ? (
        <CoberturaForm corretorId={corretorId} {...ready} />
      ) : failed ? (
        <LoadFailure
          detail={errorText(failed.error)}
          onRetry={() => {
            for (const each of reads) if (each.isError) void each.refetch();
          }}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Card>
  );
}
