import { z } from 'zod';
import { cleanText, foldText } from '../base/text.ts';

/** Kinds of places nearby, by the words their names hold; the first that fits. */
const tipos = {
  transporte: /\b(?:metro|estac(?:ao|oes)|terminal|trem|vlt|brt|cptm|aeroporto|rodoviaria|onibus)\b/,
  praia: /\b(?:praia|orla|beira[- ]mar|mar)\b/,
  parque: /\b(?:parque|praca|bosque|lagoa|lago|jardim botanico|horto)\b/,
  compras: /\b(?:shopping|mercado|supermercado|hipermercado|mall|outlet|padaria|farmacia|feira)\b/,
  ensino: /\b(?:escola|colegio|universidade|faculdade|campus|creche|puc|usp|ufsc)\b/,
  saude: /\b(?:hospital|clinica|upa|maternidade|pronto[- ]socorro)\b/,
  via: /\b(?:avenida|av|rua|rodovia|marginal|br-?\d+|sp-?\d+|ponte|viaduto)\b/,
} as const;
export const tiposDeLugar = [...(Object.keys(tipos) as (keyof typeof tipos)[]), 'outro'] as const;

/** What kind of place a name says: 'Metrô Vila Madalena' is 'transporte'. */
export function tipoDoLugar(lugar: string): (typeof tiposDeLugar)[number] {
  const folded = foldText(lugar);
  const found = Object.entries(tipos).find(([, words]) => words.test(folded));
  return (found?.[0] as keyof typeof tipos | undefined) ?? 'outro';
}

/** How far a place is, in minutes or metres. */
export const lugarSchema = z.object(
  {
    lugar: z
      .string({ error: 'Texto inválido' })
      .transform(cleanText)
      .pipe(z.string().min(1, 'Escreva o nome do lugar').max(120, 'Use no máximo 120 caracteres')),
    tipo: z.enum(tiposDeLugar),
    distancia: z.int('Use um número inteiro').min(1).max(99_999, 'Distância longa demais'),
    medida: z.enum(['min', 'm']),
    modo: z.enum(['a-pe', 'de-carro']).nullable(),
  },
  { error: 'Um por linha: “Metrô Vila Madalena: 5 min a pé”, “Praia: 300 m”' },
);
export type Lugar = z.infer<typeof lugarSchema>;
