import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { nounOf } from '#contract/base/nouns.ts';
import { cidadesRoutes } from '#contract/cadastros/territorio.ts';
import { read } from '#web/kit/api/queries.ts';
import { textsOf } from '#web/kit/crud/noun.ts';
import { LoadIbge } from './load-ibge.tsx';

/** Shown for an empty list below the cidades: create the first; without cidades, load the territory. */
function FirstPlace({ entidade }: { entidade: 'zona' | 'bairro' }) {
  const cidades = useQuery(read(cidadesRoutes.list));
  if (cidades.isPending) return null;
  if (cidades.data?.length === 0) return <LoadIbge />;
  return (
    <Link to="?novo=1" className="button button-outline">
      {textsOf(nounOf(entidade)).add}
    </Link>
  );
}

export const FirstZona = () => <FirstPlace entidade="zona" />;
export const FirstBairro = () => <FirstPlace entidade="bairro" />;
