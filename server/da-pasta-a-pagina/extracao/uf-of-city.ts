import type { Uf } from '#contract/base/common.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufsOfPhones } from '#server/kernel/reading/area-codes.ts';
import { readUf, ufOfCep, ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { quoteLines } from './evidence.ts';
import type { SourceLine } from './source.ts';

/** 'CRECI/AM 441', 'CRECI-PE', 'CREA/SC', 'CUB-ES': where who sells or builds is registered. */
const registered =
  /\b(?:CRECI|CREA|CAU|CUB)\s?[/-]\s?([A-Z]{2})(?![\p{L}])|\bCRECI \d[\d.]*(?:-[FJ])?\/([A-Z]{2})(?![\p{L}])/gu;
/** States whose names are those of no city, and no other words. */
const named =
  /(?<![\p{L}])(?:Acre|Alagoas|Amazonas|Cear[áa]|Maranhão|Mato Grosso do Sul|Minas Gerais|Paraíba|Paraná|Pernambuco|Piauí|Rio Grande do Norte|Rio Grande do Sul|Rondônia|Roraima|Santa Catarina|Sergipe|Tocantins)(?![\p{L}])/gu;

/** The states a line speaks of besides its cities. */
function statesIn({ text }: SourceLine): Uf[] {
  const offices = [...text.matchAll(registered)].map((match) => match[1] ?? match[2]!);
  const cep = ufOfCep(text);
  return [
    ...ufsOfPhones(text),
    ...[...offices, ...(text.match(named) ?? [])].flatMap((said) => readUf(said) ?? []),
    ...(cep ? [cep] : []),
  ];
}

/**
 * The state of a city named without one: the only state with a city of this name, or the only one of several that a
 * telephone, a postal code, a registration or the text itself names. Null where that leaves a choice.
 */
export function ufOfCidade(cidade: Fact<string>, lines: SourceLine[]): Fact<Uf> | null {
  const possible = ufsOfCidade(cidade.value);
  const [first] = possible;
  const fact = { confidence: cidade.confidence, conflicts: [], rule: null };
  if (possible.size === 1) return { ...fact, value: first!, evidence: cidade.evidence };
  const told = lines.flatMap((line) =>
    statesIn(line).flatMap((uf) => (possible.has(uf) ? [{ uf, line }] : [])),
  );
  const [witness] = told;
  if (!witness || told.some(({ uf }) => uf !== witness.uf)) return null;
  const evidence = [...cidade.evidence, quoteLines(witness.line)].slice(0, 5);
  return { ...fact, value: witness.uf, evidence };
}
