import { z } from 'zod';
import { areaSchema, moneySchema, ufSchema } from '../base/common.ts';
import { type Fact, factSchema } from '../da-pasta-a-pagina/evidencia.ts';
import { type CampoDaFicha, camposDaFicha, fichaStored, type ValorDaFicha } from './ficha.ts';

export const statusEmpreendimentoValues = ['em_lancamento', 'em_construcao', 'pronto'] as const;
export const statusEmpreendimentoSchema = z.enum(statusEmpreendimentoValues);
export type StatusEmpreendimento = z.infer<typeof statusEmpreendimentoSchema>;

/** A unit type: '2 dorms, 1 suíte, 63 m²'. */
export const tipologiaSchema = z.object({
  nome: z.string().min(1),
  dormitorios: z.number().int().min(0).nullable(),
  suites: z.number().int().min(0).nullable(),
  vagas: z.number().int().min(0).nullable(),
  /** Private area in m², decimal string. */
  area: areaSchema.nullable(),
});
export type Tipologia = z.infer<typeof tipologiaSchema>;

/** Facts of the ficha, each a value with evidence. */
export type FatosDaFicha = { [Campo in CampoDaFicha]: Fact<ValorDaFicha<Campo>> | null };
/** Readings stored before a fact was declared say nothing of it. */
const daFicha = Object.fromEntries(
  camposDaFicha.map((campo) => [campo, factSchema(fichaStored[campo]).nullable().catch(null)]),
) as unknown as { [Campo in CampoDaFicha]: z.ZodType<FatosDaFicha[Campo]> };

const count = z.number().int().min(0).max(1000);

/**
 * Everything a folder's documents say about one empreendimento. Fields no document mentions are null: nothing
 * is invented.
 */
export const fatosSchema = z.object({
  nome: factSchema(z.string()).nullable(),
  incorporadora: factSchema(z.string()).nullable(),
  cnpj: factSchema(z.string()).nullable(),
  endereco: factSchema(z.string()).nullable(),
  bairro: factSchema(z.string()).nullable(),
  cidade: factSchema(z.string()).nullable(),
  uf: factSchema(ufSchema).nullable(),
  precoInicial: factSchema(moneySchema).nullable(),
  /** ISO day or month of the price table the price was read from. */
  dataTabela: factSchema(z.string()).nullable(),
  dormitoriosMin: factSchema(count).nullable(),
  dormitoriosMax: factSchema(count).nullable(),
  suitesMin: factSchema(count).nullable(),
  suitesMax: factSchema(count).nullable(),
  areaMin: factSchema(areaSchema).nullable(),
  areaMax: factSchema(areaSchema).nullable(),
  vagasMin: factSchema(count).nullable(),
  vagasMax: factSchema(count).nullable(),
  status: factSchema(statusEmpreendimentoSchema).nullable(),
  /** ISO day ('2029-11-30') or month ('2028-06'). */
  dataEntrega: factSchema(z.string()).nullable(),
  /** Number of the registration of the incorporação, as written. */
  registroIncorporacao: factSchema(z.string()).nullable(),
  cartorio: factSchema(z.string()).nullable(),
  amenidades: z.array(factSchema(z.string())),
  tipologias: z.array(factSchema(tipologiaSchema)),
  descricao: factSchema(z.string()).nullable(),
  ...daFicha,
});
export type Fatos = z.infer<typeof fatosSchema>;
export type CampoFato = keyof Fatos;

/** The facts of a folder with nothing readable. */
export function emptyFatos(): Fatos {
  const empty = Object.fromEntries(Object.keys(fatosSchema.shape).map((key) => [key, null]));
  return { ...empty, amenidades: [], tipologias: [] } as unknown as Fatos;
}
