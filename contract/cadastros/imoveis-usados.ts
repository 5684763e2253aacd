import { z } from 'zod';
import {
  countUnlessAbsent,
  dayUnlessAbsent,
  decimalUnlessAbsent,
  imagesUnlessAbsent,
  requiredId,
  requiredText,
  textUnlessAbsent,
} from '../base/fields.ts';
import { resourceRoutes } from '../base/resource.ts';
import { maxDescricaoImovelUsado, maxFotosImovelUsado, tiposImovelUsado } from './imovel-usado-limits.ts';

/** Messages for invalid values in the form and the calls. */
export const imovelUsadoMessages = {
  titulo: 'Título do imóvel é obrigatório',
  corretor: 'Selecione o corretor',
  bairro: 'Selecione o bairro',
  tipo: 'Selecione o tipo do imóvel',
  preco: 'Preço inválido: use o formato 450.000,00',
  area: 'Área inválida: use o formato 72,50',
  count: 'Use um número inteiro de 0 a 99',
  ate: 'A autorização não pode terminar antes de começar',
} as const;

export const imovelUsadoSchema = z.object({
  id: z.number().int(),
  corretorId: z.number().int(),
  titulo: z.string(),
  descricao: z.string().nullable(),
  endereco: z.string().nullable(),
  bairroId: z.number().int(),
  preco: z.string().nullable(),
  tipo: z.string(),
  dormitorios: z.number().int().nullable(),
  vagas: z.number().int().nullable(),
  /** Private area in square metres. */
  area: z.string().nullable(),
  /** The first one is the cover. */
  fotos: z.array(z.string()),
  /** Start and end of the owner's authorisation to advertise, as ISO days. */
  autorizacaoEm: z.string().nullable(),
  autorizacaoAte: z.string().nullable(),
  ativo: z.boolean(),
  revisao: z.number().int(),
  criadoEm: z.string(),
  atualizadoEm: z.string(),
  /** Names beside the ids, so that a row needs no second list. */
  corretor: z.object({ nome: z.string(), nomeGuerra: z.string() }),
  bairro: z.object({ nome: z.string(), cidadeId: z.number().int(), cidade: z.string(), uf: z.string() }),
});
export type ImovelUsado = z.infer<typeof imovelUsadoSchema>;

/** Absent fields stay unchanged, or take their default in a new record (USD-04, USD-05). */
const input = z.object({
  titulo: requiredText(imovelUsadoMessages.titulo),
  corretorId: requiredId(imovelUsadoMessages.corretor),
  bairroId: requiredId(imovelUsadoMessages.bairro),
  tipo: z
    .string({ error: imovelUsadoMessages.tipo })
    .pipe(z.enum(tiposImovelUsado, { error: imovelUsadoMessages.tipo })),
  descricao: textUnlessAbsent(maxDescricaoImovelUsado),
  endereco: textUnlessAbsent(300),
  preco: decimalUnlessAbsent(13, imovelUsadoMessages.preco),
  area: decimalUnlessAbsent(8, imovelUsadoMessages.area),
  dormitorios: countUnlessAbsent(99, imovelUsadoMessages.count),
  vagas: countUnlessAbsent(99, imovelUsadoMessages.count),
  fotos: imagesUnlessAbsent(maxFotosImovelUsado),
  autorizacaoEm: dayUnlessAbsent(),
  autorizacaoAte: dayUnlessAbsent(),
  ativo: z.boolean({ error: 'Use verdadeiro ou falso' }).optional(),
});
export type ImovelUsadoInput = z.output<typeof input>;

/** Newest first. */
export const imoveisUsadosRoutes = resourceRoutes('imoveis-usados', imovelUsadoSchema, input);
