import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Aprovacao, type Evidence, readEvidence } from '#contract/lisa/aprovacoes.ts';
import { call } from '#web/kit/api/client.ts';
import { isUnknownCall, serverMessage } from '#web/kit/api/errors.ts';
import { countOf } from '#web/kit/format.ts';
import { PaneFailure } from '#web/kit/ui/load-state.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';

const motives: Record<Evidence['duplicados'][number]['motivos'][number], string> = {
  whatsapp: 'mesmo WhatsApp',
  creci: 'mesmo número de CRECI',
  nome: 'mesmo nome',
};
/** Bairros named individually; the rest is counted. */
const named = 5;

function Item({ good, children }: { good: boolean; children: ReactNode }) {
  const Icon = good ? CircleCheck : TriangleAlert;
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${good ? 'text-done' : 'text-gold-ink'}`} />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Coverage({ cobertura, regiao }: Pick<Evidence, 'cobertura'> & { regiao: string | null }) {
  if (cobertura.length === 0)
    return (
      <Item good={false}>
        {regiao?.trim()
          ? 'A região informada não cita nenhum bairro ou cidade do território'
          : 'Nenhuma região de trabalho informada'}
      </Item>
    );
  const uncovered = cobertura.filter(({ corretores }) => corretores === 0);
  if (uncovered.length === 0)
    return (
      <Item good>
        {countOf(cobertura.length, 'bairro da região já tem', 'bairros da região já têm')} corretor
      </Item>
    );
  const others = uncovered.length - named;
  return (
    <Item good>
      Preenche {countOf(uncovered.length, 'bairro sem corretor', 'bairros sem corretor')}
      <ul className="mt-1 grid gap-0.5 text-[13px] text-muted">
        {uncovered.slice(0, named).map(({ id, nome, cidade, empreendimentos }) => (
          <li key={id}>
            {nome}, {cidade}
            {empreendimentos > 0 && ` · ${countOf(empreendimentos, 'empreendimento', 'empreendimentos')}`}
          </li>
        ))}
        {others > 0 && <li>e mais {others}</li>}
      </ul>
    </Item>
  );
}

/** The coverage asked for through the region, which the approval makes his. */
function Asked({ pedida: { total, bairros } }: Pick<Evidence, 'pedida'>) {
  if (total === 0) return null;
  const others = total - bairros.length;
  return (
    <Item good>
      Cobertura pedida: {countOf(total, 'bairro', 'bairros')}, que {total === 1 ? 'vale' : 'valem'} com a
      aprovação
      <p className="mt-1 text-[13px] text-muted">
        {bairros.join(', ')}
        {others > 0 && ` e mais ${others}`}
      </p>
    </Item>
  );
}

/** Evidence for a decision: CRECI, likely duplicates, photo and the coverage gap it fills. */
export function EvidenceList({ aprovacao }: { aprovacao: Aprovacao }) {
  const { id: corretorId, regiaoTrabalho } = aprovacao;
  const evidence = useQuery({
    queryKey: [readEvidence.path, corretorId],
    queryFn: ({ signal }) => call(readEvidence, { query: { corretorId } }, signal),
    staleTime: 0,
  });
  // A server without this call is not asked again (API-20); a reading that failed is told.
  if (isUnknownCall(evidence.error)) return null;
  const { data } = evidence;
  return (
    <section aria-label="Conferência">
      <h3 className="font-semibold">Conferência</h3>
      {evidence.isLoadingError && (
        <PaneFailure
          title="Não foi possível conferir"
          detail={serverMessage(evidence.error) ?? undefined}
          onRetry={() => void evidence.refetch()}
        />
      )}
      {evidence.isPending && <Skeleton className="mt-3 h-24" />}
      {data && (
        <ul className="mt-3 grid grid-cols-1 gap-2.5">
          <Item good={data.creci.valido}>
            {data.creci.texto}: {data.creci.valido ? 'forma válida' : 'fora da forma esperada'}
          </Item>
          <Item good={data.duplicados.length === 0}>
            {data.duplicados.length === 0
              ? 'Nenhum corretor parecido'
              : countOf(data.duplicados.length, 'corretor parecido', 'corretores parecidos')}
            <ul className="grid gap-0.5 text-[13px] text-muted">
              {data.duplicados.map(({ id, nome, motivos }) => (
                <li key={id}>
                  <Link
                    to={`/admin/corretores/${id}`}
                    className="[a&]:underline [a&]:underline-offset-4 [a&]:hover:text-ink"
                  >
                    {nome}
                  </Link>
                  : {motivos.map((motive) => motives[motive]).join(', ')}
                </li>
              ))}
            </ul>
          </Item>
          <Item good={data.foto}>{data.foto ? 'Foto enviada' : 'Sem foto'}</Item>
          <Asked pedida={data.pedida} />
          <Coverage cobertura={data.cobertura} regiao={regiaoTrabalho} />
        </ul>
      )}
    </section>
  );
}
