import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { readResumo, readStats } from '#contract/painel/painel.ts';
import { read } from '#web/kit/api/queries.ts';
import { useOwnName } from '#web/kit/api/use-own-name.ts';
import { AcoesRapidas } from '#web/painel/inicio/acoes-rapidas.tsx';
import { AtividadesRecentes } from '#web/painel/inicio/atividades-recentes.tsx';
import { FirstSteps } from '#web/painel/inicio/first-steps.tsx';
import { GestaoTerritorial } from '#web/painel/inicio/gestao-territorial.tsx';
import { PendenciasCard } from '#web/painel/inicio/pendencias-card.tsx';
import { RecentCorretores } from '#web/painel/inicio/recent-corretores.tsx';
import { RecentEmpreendimentos } from '#web/painel/inicio/recent-empreendimentos.tsx';
import { SemanasChart } from '#web/painel/inicio/semanas-chart.tsx';
import { SistemaCard } from '#web/painel/inicio/sistema-card.tsx';
import { StatCards } from '#web/painel/inicio/stat-cards.tsx';
import type { InPlace } from '#web/painel/inicio/waiting.tsx';

const today = () =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'full' }).format(new Date());

const stack = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5';

/**
 * The dashboard (DSH-01..19). Every part loads separately: a failure shows a dash in its place only. Pending
 * work comes before everything else; a wide screen's columns end each where its own parts end.
 * `inPlace` decides some of it where it stands.
 */
export function PainelPage({ inPlace = {} }: { inPlace?: InPlace }) {
  const stats = useQuery(read(readStats));
  const resumo = useQuery(read(readResumo));
  const [firstName] = useOwnName().split(' ');
  return (
    <div className={stack}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h2 className="text-xl font-semibold tracking-tight">Olá, {firstName}</h2>
          <p role="status" className="mt-0.5 text-muted first-letter:uppercase">
            {stats.isPending ? 'Carregando dashboard...' : today()}
          </p>
        </div>
        <Link
          to="/admin/empreendimentos"
          state={{ superAi: true }}
          className="button button-primary max-sm:w-full"
        >
          <Sparkles aria-hidden="true" className="text-gold" />
          Super AI
        </Link>
      </div>
      <PendenciasCard resumo={resumo} inPlace={inPlace} />
      <FirstSteps />
      <StatCards />
      <div className={`${stack} xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr]`}>
        <div className={`${stack} items-start content-start xl:col-start-2 xl:row-start-1`}>
          <AcoesRapidas />
        </div>
        <div className={`${stack} content-start xl:col-start-1 xl:row-span-2 xl:row-start-1`}>
          <div className={`${stack} lg:grid-cols-2`}>
            <RecentCorretores />
            <RecentEmpreendimentos />
          </div>
          <GestaoTerritorial />
          <SemanasChart resumo={resumo} />
          <SistemaCard resumo={resumo} />
        </div>
        <div className={`${stack} content-start xl:col-start-2`}>
          <AtividadesRecentes resumo={resumo} />
        </div>
      </div>
    </div>
  );
}
