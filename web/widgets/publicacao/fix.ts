import { type Conserto, consertoDe } from '#contract/da-pasta-a-pagina/verificacao.ts';

export interface Fix {
  label: string;
  to: string;
}

type Place = { id: number; empreendimentoId: number };

const ways: Record<Conserto['tipo'], (place: Place, mend: Conserto) => Fix> = {
  campo: ({ empreendimentoId }, mend) => ({
    label: 'Corrigir no cadastro',
    to: `/admin/empreendimentos?editar=${empreendimentoId}${mend.tipo === 'campo' ? `&campo=${mend.campo}` : ''}`,
  }),
  catalogo: ({ id }) => ({ label: 'Abrir o catálogo', to: `/admin/hotsites/${id}/estudio` }),
  pasta: ({ id }) => ({ label: 'Processar a pasta', to: `/admin/hotsites?editar=${id}` }),
  gerar: ({ id }) => ({ label: 'Gerar de novo', to: `/admin/hotsites?gerar=${id}` }),
  textos: () => ({ label: 'Ver as instruções', to: '/admin/configuracoes?busca=corretor' }),
};

/** Where a finding is fixed. */
export function fixOf(code: string, place: Place): Fix {
  const mend = consertoDe(code);
  return ways[mend.tipo](place, mend);
}
