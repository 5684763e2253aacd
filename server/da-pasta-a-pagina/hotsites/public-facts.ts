import { tipologiaSchema } from '#contract/cadastros/fatos.ts';
import { type CampoComOrigem, publicView, readOrigens } from '#contract/cadastros/origens.ts';
import type { PageFacts, RawFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { heldText } from './check/prosa/held-plan.ts';
import { heldBy } from './check/prosa/held-words.ts';

const typologies = tipologiaSchema.array().catch([]);

/** A record as it is stored, with the names of its place and its incorporadora. */
export interface StoredRecord extends Omit<RawFacts, 'tipologias' | 'status'> {
  status: string;
  tipologias: unknown;
  origens: unknown;
}

/**
 * What the public may be told of a record: each value with a source, or absent. Every page, preview,
 * site and material is made of this and of nothing else. A text an engine wrote out of the record says
 * nothing by itself: those of its sentences stand that the rest of the record supports.
 */
export function publicFacts(record: StoredRecord): PageFacts {
  const { nome, incorporadora, cnpj, bairro, cidade, uf, origens } = record;
  const view = publicView<Record<CampoComOrigem, unknown> & Omit<StoredRecord, 'origens'>>(record, origens);
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
  // The one place where the brand is given.
  const facts = raw as PageFacts;
  if (readOrigens(origens).descricao !== 'motor' || facts.descricao === null) return facts;
  const silent = { ...facts, descricao: null };
  return { ...facts, descricao: heldText(facts.descricao, heldBy(silent)) || null };
}
