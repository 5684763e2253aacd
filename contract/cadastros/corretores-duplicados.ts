import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { optionalRevisao, requiredId } from '../base/fields.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { type Corretor, corretorSchema } from './corretores.ts';

/** What two corretores share that makes them likely duplicates. */
export const motivosDuplicado = ['whatsapp', 'email', 'creci', 'nome'] as const;
export type MotivoDuplicado = (typeof motivosDuplicado)[number];

const grupoSchema = z.object({
  /** What they share, strongest first. */
  motivos: z.array(z.enum(motivosDuplicado)),
  /** Size of the group; only the first members are returned. */
  total: z.number().int(),
  corretores: z.array(corretorSchema),
});
export type GrupoDuplicado = z.infer<typeof grupoSchema>;

const duplicadosSchema = z.object({
  /** Number of groups; only the likeliest are returned. */
  total: z.number().int(),
  grupos: z.array(grupoSchema),
});
export type Duplicados = z.infer<typeof duplicadosSchema>;

export const listDuplicados = route({
  method: 'GET',
  path: '/api/corretores/duplicados',
  summary: 'Grupos de corretores que podem ser a mesma pessoa: mesmo WhatsApp, email, CRECI ou nome',
  responses: { 200: duplicadosSchema },
});

/** Two records that are told apart, or no longer. */
export const distinguishCorretores = route({
  method: 'POST',
  path: '/api/corretores/:id/distinguir',
  summary:
    'Diz que outro corretor parecido com este é outra pessoa: os dois deixam de ser possíveis duplicados',
  params: z.object({ id: idSchema }),
  body: z.object({
    outroId: requiredId('Escolha o outro corretor'),
    /** False takes it back. */
    distintos: z.boolean('Diga se são pessoas diferentes').default(true),
  }),
  responses: { 200: doneSchema },
});

/** Fields chosen one by one in a merge. */
export const camposMesclados = [
  ...(['nome', 'nomeGuerra', 'email', 'creci', 'ufCreci', 'whatsapp', 'telefone', 'regiaoTrabalho'] as const),
  ...(['biografia', 'foto', 'logoPersonalizada', 'sitePersonalizado', 'redesSociais'] as const),
  ...(['tituloSite', 'subtituloSite', 'imagemFundoSite', 'corTema', 'tratamento'] as const),
] as const;
export type CampoMesclado = (typeof camposMesclados)[number];
export type LadoMesclado = 'fica' | 'sai';
export type Escolhas = Partial<Record<CampoMesclado, LadoMesclado>>;

type Mergeable = Pick<Corretor, CampoMesclado>;
const asText = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

/** The fields in which the two differ; no other needs a choice. */
export const differingFields = (fica: Mergeable, sai: Mergeable): CampoMesclado[] =>
  camposMesclados.filter((campo) => asText(fica[campo]) !== asText(sai[campo]));

/** The default choice: the value of the one who stays, unless it is empty. */
export const usualSide = (campo: CampoMesclado, fica: Mergeable, sai: Mergeable): LadoMesclado =>
  !fica[campo] && sai[campo] ? 'sai' : 'fica';

const named = z.array(z.object({ id: z.number().int(), nome: z.string() }));

const previaSchema = z.object({
  fica: corretorSchema,
  sai: corretorSchema,
  /** Bairros and associations that the one who stays gains. */
  bairrosNovos: z.number().int(),
  associacoesNovas: named,
  /** Used properties that are transferred. */
  imoveis: named,
  /** Page views and contacts added to his. */
  visitas: z.number().int(),
  /** He has no price range of his own and takes the other's. */
  levaPrecos: z.boolean(),
  /** His site is off and is turned on, because the other's is. */
  ligaSite: z.boolean(),
  /** Addresses that will redirect to his site. */
  enderecos: z.array(z.string()),
});
export type PreviaMesclagem = z.infer<typeof previaSchema>;

export const previewMergeCorretores = route({
  method: 'GET',
  path: '/api/corretores/:id/mesclar/:outroId',
  summary: 'Mostra o que mudaria se outro corretor fosse mesclado neste',
  params: z.object({ id: idSchema, outroId: idSchema }),
  responses: { 200: previaSchema },
});

const badChoice = 'Diga de qual dos dois vem cada campo: “fica” ou “sai”';

export const mergeCorretores = route({
  method: 'POST',
  path: '/api/corretores/:id/mesclar',
  summary: 'Mescla outro corretor neste: leva cobertura, associações, imóveis usados, visitas e endereços',
  params: z.object({ id: idSchema }),
  body: z.object({
    outroId: requiredId('Escolha o corretor a mesclar'),
    /** Revisions of both records as shown in the preview. */
    revisao: optionalRevisao(),
    outraRevisao: optionalRevisao(),
    escolhas: z
      .partialRecord(z.enum(camposMesclados), z.enum(['fica', 'sai'], { error: badChoice }), {
        error: badChoice,
      })
      .default({}),
  }),
  responses: { 200: corretorSchema },
});
