import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { ListName } from '#contract/base/lists.ts';
import type {
  bairrosRoutes,
  cidadesRoutes,
  estadosRoutes,
  regioesRoutes,
} from '#contract/cadastros/territorio.ts';
import { at } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';
import { nothing } from '#web/kit/format.ts';
import { SectionCard } from '#web/painel/inicio/section-card.tsx';

type Place = typeof regioesRoutes | typeof estadosRoutes | typeof cidadesRoutes | typeof bairrosRoutes;

interface Level {
  list: Extract<ListName, 'regioes' | 'estados' | 'cidades' | 'bairros'>;
  label: string;
  /** Fixed by the programme, not read (DSH-11, DSH-12). */
  constant: number;
  /** '1 cadastrada aqui', '12 cadastradas aqui': the figure above is the programme's, not what is stored. */
  stored: [one: string, many: string];
}

const feminine: Level['stored'] = ['cadastrada aqui', 'cadastradas aqui'];
const masculine: Level['stored'] = ['cadastrado aqui', 'cadastrados aqui'];
const levels: Level[] = [
  { list: 'regioes', label: 'Regiões', constant: 5, stored: feminine },
  { list: 'estados', label: 'Estados', constant: 27, stored: masculine },
  { list: 'cidades', label: 'Cidades', constant: 5570, stored: feminine },
  { list: 'bairros', label: 'Bairros', constant: 2847, stored: masculine },
];
const samples = 3;

function LevelCard({ list, label, constant, stored: [one, many] }: Level) {
  const { data, isLoadingError } = useQuery(read(at<Place['list']>('GET', `/api/${list}`)));
  const count = data?.length;
  return (
    <li className="min-w-0 border-line px-5 py-4 max-lg:[&:nth-child(n+3)]:border-t max-lg:[&:nth-child(odd)]:border-r lg:not-first:border-l">
      <h3 className="text-[13px] text-muted">
        <Link to={`/admin/${list}`} className="[a&]:hover:text-ink [a&]:hover:underline">
          {label}
        </Link>
      </h3>
      <p className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">{constant}</p>
      <p className="mt-0.5 text-xs text-faint tabular-nums">
        {isLoadingError
          ? nothing
          : count === undefined
            ? ' '
            : `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`}
      </p>
      <ul
        aria-label={`${label}: primeiros registros`}
        className="mt-3 grid gap-1 text-[13px] text-muted empty:hidden"
      >
        {data?.slice(0, samples).map(({ id, nome }) => (
          <li key={id} className="truncate">
            {nome}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** 'Gestão Territorial' (DSH-10..13): the programme's constants, and separately the stored counts. */
export function GestaoTerritorial() {
  return (
    <SectionCard
      title="Gestão Territorial"
      action={
        <div className="flex flex-wrap gap-2">
          <Link to="/admin/cidades?novo=1" className="button button-outline">
            <Plus aria-hidden="true" />
            Nova Cidade
          </Link>
          <Link to="/admin/bairros?novo=1" className="button button-outline">
            <Plus aria-hidden="true" />
            Novo Bairro
          </Link>
        </div>
      }
    >
      <ul className="grid grid-cols-2 border-t border-line lg:grid-cols-4">
        {levels.map((level) => (
          <LevelCard key={level.list} {...level} />
        ))}
      </ul>
    </SectionCard>
  );
}
