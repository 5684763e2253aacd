import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { optionalText, requiredId } from '../base/fields.ts';
import { formatCount } from '../base/format-count.ts';
import { route } from '../base/routes.ts';

export const maxDescricaoPersonalizada = 500;
/** Most empreendimentos a corretor shows, and most corretores one call adds or removes. */
export const maxAssociacoes = 500;
const maxPerCall = 1000;

/** An empreendimento a corretor shows, with his own description of it. */
export const associacaoSchema = z.object({
  empreendimentoId: z.number().int(),
  nome: z.string(),
  imagemPrincipal: z.string().nullable(),
  /** Status of the building: 'em_lancamento'. */
  status: z.string(),
  /** An inactive empreendimento is never shown, whoever chose it. */
  empreendimentoAtivo: z.boolean(),
  bairro: z.object({ nome: z.string(), cidade: z.string(), uf: z.string() }),
  descricaoPersonalizada: z.string().nullable(),
  destaque: z.boolean(),
  ativo: z.boolean(),
});
export type Associacao = z.infer<typeof associacaoSchema>;

/** Everything a corretor shows, in his order. */
export const associacoesSchema = z.object({
  corretorId: z.number().int(),
  /** Changes with every save; a save may carry the version it is based on. */
  versao: z.string(),
  itens: z.array(associacaoSchema),
});
export type Associacoes = z.infer<typeof associacoesSchema>;

const ofCorretor = {
  path: '/api/corretores/:id/associacoes',
  params: z.object({ id: idSchema }),
} as const;
const flag = (absent: boolean) => z.boolean({ error: 'Use verdadeiro ou falso' }).default(absent);

/** Index of the first duplicate id. */
function repeated(ids: number[]): number {
  const seen = new Set<number>();
  return ids.findIndex((id) => seen.size === seen.add(id).size);
}

export const listAssociacoes = route({
  method: 'GET',
  ...ofCorretor,
  summary: 'Empreendimentos que um corretor mostra, na ordem dele',
  responses: { 200: associacoesSchema },
});

/** Replaces the whole list; its order is the display order. Associations with trashed records are kept. */
export const saveAssociacoes = route({
  method: 'PUT',
  ...ofCorretor,
  summary:
    'Troca a lista de empreendimentos de um corretor; com a versão que foi lida, recusa sobrescrever o que outra pessoa mudou',
  body: z.object({
    versao: z.string({ error: 'Versão inválida' }).max(100, 'Versão inválida').nullish(),
    itens: z
      .array(
        z.object(
          {
            empreendimentoId: requiredId('Escolha o empreendimento'),
            descricaoPersonalizada: optionalText(maxDescricaoPersonalizada),
            destaque: flag(false),
            ativo: flag(true),
          },
          { error: 'Associação inválida' },
        ),
        { error: 'Lista de empreendimentos inválida' },
      )
      .max(maxAssociacoes, `Escolha no máximo ${maxAssociacoes} empreendimentos`)
      .superRefine((itens, context) => {
        const twice = repeated(itens.map(({ empreendimentoId }) => empreendimentoId));
        if (twice < 0) return;
        const path = [twice, 'empreendimentoId'];
        context.addIssue({ code: 'custom', path, message: 'Este empreendimento já está na lista' });
      }),
  }),
  responses: { 200: associacoesSchema },
});

/** A corretor who shows an empreendimento. */
export const corretorAssociadoSchema = z.object({
  corretorId: z.number().int(),
  nome: z.string(),
  nomeGuerra: z.string(),
  slug: z.string(),
  creci: z.string(),
  ufCreci: z.string().nullable(),
  foto: z.string().nullable(),
  /** The corretor's own two switches; `statusCorretor` combines them. */
  corretorAtivo: z.boolean(),
  aprovado: z.boolean(),
  /** Whether he shows it now, and whether it is pinned to the top. */
  ativo: z.boolean(),
  destaque: z.boolean(),
});
export type CorretorAssociado = z.infer<typeof corretorAssociadoSchema>;

export const corretoresAssociadosSchema = z.object({
  empreendimentoId: z.number().int(),
  itens: z.array(corretorAssociadoSchema),
});
export type CorretoresAssociados = z.infer<typeof corretoresAssociadosSchema>;

const ofEmpreendimento = {
  path: '/api/empreendimentos/:id/corretores',
  params: z.object({ id: idSchema }),
} as const;
const corretorIds = () =>
  z
    .array(requiredId('Escolha o corretor'), { error: 'Lista de corretores inválida' })
    .max(maxPerCall, `Escolha no máximo ${formatCount(maxPerCall)} corretores por vez`)
    .transform((ids) => [...new Set(ids)])
    .default([]);

export const listCorretoresAssociados = route({
  method: 'GET',
  ...ofEmpreendimento,
  summary: 'Corretores que mostram um empreendimento, por nome',
  responses: { 200: corretoresAssociadosSchema },
});

/** Sends only the changes, so that two people adding at the same time both succeed. */
export const changeCorretoresAssociados = route({
  method: 'PUT',
  ...ofEmpreendimento,
  summary: 'Associa corretores a um empreendimento e desfaz associações; repetir não muda nada',
  body: z
    .object({ adicionar: corretorIds(), remover: corretorIds() })
    .refine(({ adicionar, remover }) => !adicionar.some((id) => remover.includes(id)), {
      path: ['remover'],
      message: 'O mesmo corretor não pode ser adicionado e removido',
    }),
  responses: { 200: corretoresAssociadosSchema },
});
