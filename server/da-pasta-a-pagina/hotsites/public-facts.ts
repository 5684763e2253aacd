import { tipologiaSchema } from '#contract/cadastros/fatos.ts';
import { camposDaFicha, type Ficha, ficha as fatos, tipoDoFato } from '#contract/cadastros/ficha.ts';
import { type CampoPublico, publicFicha, publicView, readOrigens } from '#contract/cadastros/origens.ts';
import type { PageFacts, RawFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type PublicResearch, publicResearch } from './public-research.ts';
import type { KindOfClaim } from './sanitize/prosa/claims.ts';
import { findClaims } from './sanitize/prosa/find-claims.ts';
import { supportedText } from './sanitize/prosa/supported-plan.ts';
import { supportedBy } from './sanitize/prosa/supported-words.ts';

const typologies = tipologiaSchema.array().catch([]);

/** A stored record, with the names of its place and incorporadora. */
export interface StoredRecord extends Omit<RawFacts, 'tipologias' | 'status' | 'ficha'> {
  ficha?: Ficha;
  status: string;
  tipologias: unknown;
  origens: unknown;
}

export type TabelaPublica = Omit<NonNullable<PageFacts['tabela']>, 'pagamento'>;

/** What a sales book says and nobody may advertise because a book says it. */
const promises = new Set<KindOfClaim>([
  ...(['retorno', 'desconto', 'escassez', 'garantia', 'pressa', 'fora', 'golpe'] as const),
  ...(['aprovacao', 'registro', 'financiamento'] as const),
]);

/** A record's further facts without the lines of prose that promise. */
function withoutPromises(known: Ficha, facts: PageFacts): Ficha {
  const isPlain = (text: string) => !findClaims(text, facts).some(({ kind }) => promises.has(kind));
  const kept = camposDaFicha.flatMap((campo): [string, unknown][] => {
    const value = known[campo];
    if (value === undefined || !prose.has(fatos[campo].tipo))
      return value === undefined ? [] : [[campo, value]];
    const { fromLines, toLines } = tipoDoFato(campo);
    const lines = toLines(value).filter(isPlain);
    return lines.length > 0 ? [[campo, fromLines(lines)]] : [];
  });
  return Object.fromEntries(kept);
}
const prose = new Set<string>(['texto', 'paragrafo', 'lista', 'perguntas', 'arquivos']);

/**
 * A record's public facts: each value has a source or is absent. Every page, preview, site and material is
 * built from this only. In a text an engine derived from the record, only sentences supported by the rest of
 * the record remain; what else it found stands apart, beside its sources, if `research` searched for it.
 * `tabela` is what the newest table says of the units.
 */
export function publicFacts(
  record: StoredRecord,
  tabela?: TabelaPublica | null,
  research?: PublicResearch | null,
): PageFacts {
  const { nome, incorporadora, cnpj, bairro, cidade, uf, origens } = record;
  const view = publicView<Record<CampoPublico, unknown> & Omit<StoredRecord, 'origens'>>(record, origens);
  const raw: RawFacts = {
    nome,
    incorporadora,
    cnpj,
    bairro,
    cidade,
    uf,
    ...view,
    tipologias: typologies.parse(view.tipologias),
  };
  // The only place that applies the brand.
  const bare = raw as PageFacts;
  const paid = readOrigens(origens).pagamento ? (record.ficha?.pagamento ?? []) : [];
  const facts = {
    ...bare,
    ficha: withoutPromises(publicFicha(record.ficha ?? {}, origens), bare),
    ...(tabela ? { tabela: { ...tabela, pagamento: paid } } : {}),
  } as PageFacts;
  if (readOrigens(origens).descricao !== 'motor' || facts.descricao === null) return facts;
  const silent = { ...facts, descricao: null };
  const own = { ...facts, descricao: supportedText(facts.descricao, supportedBy(silent)) || null };
  const pesquisa = research && publicResearch(research, own);
  return pesquisa ? { ...own, pesquisa } : own;
}
