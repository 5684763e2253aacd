import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type {
  bairrosRoutes,
  cidadesRoutes,
  estadosRoutes,
  regioesRoutes,
  zonasRoutes,
} from '#contract/cadastros/territorio.ts';
import { at } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';
import { growTree } from './tree.ts';

/**
 * The five lists and their tree. Zonas are loaded when a place with cidades is unfolded; the others are
 * counted on the screen and loaded at once (TER-59).
 */
export function useTerritorio(needsZonas: boolean) {
  const regioes = useQuery(read(at<typeof regioesRoutes.list>('GET', '/api/regioes')));
  const estados = useQuery(read(at<typeof estadosRoutes.list>('GET', '/api/estados')));
  const cidades = useQuery(read(at<typeof cidadesRoutes.list>('GET', '/api/cidades')));
  const zonas = useQuery({ ...read(at<typeof zonasRoutes.list>('GET', '/api/zonas')), enabled: needsZonas });
  const bairros = useQuery(read(at<typeof bairrosRoutes.list>('GET', '/api/bairros')));
  const tree = useMemo(
    () =>
      growTree({
        regioes: regioes.data ?? [],
        estados: estados.data ?? [],
        cidades: cidades.data ?? [],
        zonas: zonas.data ?? [],
        bairros: bairros.data ?? [],
      }),
    [regioes.data, estados.data, cidades.data, zonas.data, bairros.data],
  );
  const all = { regioes, estados, cidades, zonas, bairros };
  const failed = Object.values(all).find(({ isLoadingError }) => isLoadingError);
  return {
    lists: all,
    tree,
    /** Levels whose lists are loaded. */
    isRead: {
      regiao: regioes.data !== undefined,
      estado: estados.data !== undefined,
      cidade: cidades.data !== undefined,
      zona: zonas.data !== undefined,
      bairro: bairros.data !== undefined,
    },
    error: failed?.error ?? null,
    retry: () => {
      for (const list of Object.values(all)) if (list.isError) void list.refetch();
    },
  };
}
