import { tipologiaSchema } from '#contract/cadastros/fatos.ts';
import type { Ficha } from '#contract/cadastros/ficha.ts';
import { type CampoPublico, publicFicha, publicView, readOrigens } from '#contract/cadastros/origens.ts';
import type { PageFacts, RawFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
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

/**
 * A record's public facts: each value has a source or is absent. Every page, preview, site and material is
 * built from this only. In a text an engine derived from the record, only sentences supported by the rest of
 * the record remain.
 */
export function publicFacts(record: StoredRecord): PageFacts {
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
    ficha: publicFicha(record.ficha ?? {}, origens),
  };
  // The only place that applies the brand.
  const facts = raw as PageFacts;
  if (readOrigens(origens).descricao !== 'motor' || facts.descricao === null) return facts;
  const silent = { ...facts, descricao: null };
  return { ...facts, descricao: supportedText(facts.descricao, supportedBy(silent)) || null };
}
