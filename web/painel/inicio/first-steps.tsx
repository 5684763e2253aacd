import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { z } from 'zod';
import { type Empreendimento, listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import type { cidadesRoutes } from '#contract/cadastros/territorio.ts';
import { readStats, type Stats } from '#contract/painel/painel.ts';
import { at } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';
import { readUserId } from '#web/kit/api/token.ts';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';
import { SectionCard } from '#web/painel/inicio/section-card.tsx';

interface Known {
  /** Those that no empreendimento brought with it: a run creates its own, which is no loaded territory. */
  cidadesAlheias: number;
  stats: Stats;
  publicadas: number;
}

interface Step {
  label: string;
  to: string;
  state?: object;
  isDone: (known: Known) => boolean;
}

const steps: Step[] = [
  {
    label: 'Carregar as cidades do programa',
    to: '/admin/territorial',
    isDone: ({ cidadesAlheias }) => cidadesAlheias > 0,
  },
  {
    label: 'Ler a primeira pasta com o Super AI',
    to: '/admin/empreendimentos',
    state: { superAi: true },
    isDone: ({ stats }) => stats.empreendimentos > 0,
  },
  { label: 'Publicar a primeira página', to: '/admin/hotsites', isDone: ({ publicadas }) => publicadas > 0 },
  {
    label: 'Cadastrar e aprovar o primeiro corretor',
    to: '/admin/corretores?novo=1',
    isDone: ({ stats }) => stats.corretoresAtivos > 0,
  },
  {
    label: 'Pôr no ar o site de um corretor',
    to: '/admin/corretores',
    isDone: ({ stats }) => stats.sitesAtivos > 0,
  },
];

const cidadeOf = ({ bairro }: Empreendimento) => `${bairro.cidade}/${bairro.uf}`;

/** The way into a new installation: what is done ticks itself, and the card goes with the last step (PNL-10). */
export function FirstSteps() {
  const stats = useQuery(read(readStats));
  const cidades = useQuery(read(at<typeof cidadesRoutes.list>('GET', '/api/cidades')));
  const empreendimentos = useQuery(read(listEmpreendimentos));
  const [isDismissed, dismiss] = usePersisted('primeiros-passos', readUserId() ?? 0, z.literal(true));
  if (!stats.data || !cidades.data || !empreendimentos.data || isDismissed) return null;
  const known = {
    stats: stats.data,
    cidadesAlheias: cidades.data.length - new Set(empreendimentos.data.map(cidadeOf)).size,
    publicadas: empreendimentos.data.filter(({ hotsite }) => hotsite?.publicado).length,
  };
  const done = steps.filter(({ isDone }) => isDone(known)).length;
  if (done === steps.length) return null;
  const next = steps.find(({ isDone }) => !isDone(known));
  return (
    <SectionCard
      title="Primeiros passos"
      action={
        <div className="flex items-center gap-2">
          <p role="status" className="text-[13px] text-muted tabular-nums">
            {done} de {steps.length}
          </p>
          <Button
            look="ghost"
            onClick={() => {
              dismiss(true);
              undoOffer.make({ text: 'Primeiros passos dispensados', undo: async () => dismiss(null) });
            }}
          >
            Dispensar
          </Button>
        </div>
      }
    >
      <ol className="grid gap-x-6 gap-y-1 px-5 pb-4 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => {
          const { label, to, state, isDone } = step;
          const isTicked = isDone(known);
          return (
            <li key={label} className="flex min-w-0 items-center gap-2">
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-6 shrink-0 place-items-center rounded-md text-[13px] font-medium tabular-nums',
                  isTicked
                    ? 'bg-done-soft text-done'
                    : step === next
                      ? 'bg-ink text-canvas'
                      : 'bg-sunken text-muted',
                )}
              >
                {isTicked ? <Check className="size-3.5" /> : index + 1}
              </span>
              {isTicked ? (
                <span className="text-muted">
                  <span className="sr-only">Feito: </span>
                  {label}
                </span>
              ) : (
                <Link
                  to={to}
                  state={state}
                  className={cx('py-1 underline-offset-4 hover:underline', step === next && 'font-medium')}
                >
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}
