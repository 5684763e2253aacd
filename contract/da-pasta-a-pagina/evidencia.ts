import { z } from 'zod';

/** A rectangle in PDF points, from the page's top left corner. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof boxSchema>;

/** The ways in which documents say something, each a kind of evidence of its own. */
export const provaValues = [
  'tabela',
  'rotulo',
  'planta',
  'todas',
  'lista',
  'frase',
  'relato',
  'hipotese',
  'capa',
  'titulo',
  'rodape',
  'palavra',
  'registro',
  'site',
  'arquivo',
] as const;
export type Prova = (typeof provaValues)[number];

/** Where a value was read: file (path in the folder), page from 1, and the quoted words. */
export const evidenceSchema = z.object({
  file: z.string(),
  page: z.number().int().min(1),
  quote: z.string().min(1),
  box: boxSchema.nullable(),
  /** Of which kind it is, where that was judged; readings stored before say nothing of it. */
  tipo: z.enum(provaValues).optional().catch(undefined),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * A value with its sources. `confidence` (0 to 1) is computed from the evidence: literal match, agreeing
 * sources, plausible range. `conflicts` lists what other documents say, and `rule` names in Portuguese the
 * precedence that decided.
 */
export const factSchema = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    confidence: z.number().min(0).max(1),
    evidence: z.array(evidenceSchema).min(1),
    conflicts: z.array(z.object({ value, evidence: z.array(evidenceSchema).min(1) })),
    rule: z.string().nullable(),
  });
export interface Fact<Value> {
  value: Value;
  confidence: number;
  evidence: Evidence[];
  conflicts: { value: Value; evidence: Evidence[] }[];
  rule: string | null;
}
