import { camposDaFicha, ficha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import { type PageFacts, pageFactsSchema, type RawFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type CampoDaLeitura, camposDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import type { Comparacao } from '#contract/da-pasta-a-pagina/versoes.ts';
import { formatArea, formatDay, formatMonth, formatPreco } from '#contract/publico/page-format.ts';

type Plain = Exclude<keyof RawFacts, 'ficha' | 'tabela' | 'pesquisa'>;
type Words = { rotulo: string; antes: string; depois: string };

const labels: Partial<Record<Plain, string>> = { cidade: 'Cidade', uf: 'UF', cnpj: 'CNPJ da incorporadora' };
const states: Record<string, string> = {
  em_lancamento: 'Em lançamento',
  em_construcao: 'Em construção',
  pronto: 'Pronto',
};

/** The record's values that two pages were made with and that differ, as an administrator reads them. */
export const factChanges = (one: { fatos: unknown }, other: { fatos: unknown }): Comparacao['fatos'] =>
  changesBetween(pageFactsSchema.parse(one.fatos), pageFactsSchema.parse(other.fatos));

function changesBetween(before: PageFacts, after: PageFacts): Comparacao['fatos'] {
  const plain = (Object.keys(pageFactsSchema.shape) as (keyof RawFacts)[]).filter(
    (field): field is Plain => field !== 'ficha' && field !== 'tabela' && field !== 'pesquisa',
  );
  return [
    ...plain.map((field) => ({
      rotulo: labels[field] ?? camposDaLeitura[field as CampoDaLeitura].rotulo,
      antes: valueText(field, before[field]),
      depois: valueText(field, after[field]),
    })),
    ...parts(before, after),
  ].filter(({ antes, depois }) => antes !== depois);
}

/** What a page of before there was such a part does not tell is no change. */
function parts(before: PageFacts, after: PageFacts): Words[] {
  const changed: Words[] = [];
  if (before.ficha && after.ficha)
    for (const campo of camposDaFicha)
      changed.push({
        rotulo: ficha[campo].rotulo,
        antes: linhasDoFato(campo, before.ficha[campo]).join('; '),
        depois: linhasDoFato(campo, after.ficha[campo]).join('; '),
      });
  if (before.ficha)
    changed.push({ rotulo: 'Unidades da tabela', antes: unitsText(before), depois: unitsText(after) });
  return changed;
}

function unitsText({ tabela }: PageFacts): string {
  return (tabela?.tipos ?? [])
    .map(({ nome, disponiveis, precoMin, precoMax }) => {
      const prices = [...new Set([precoMin, precoMax])].flatMap((price) => (price ? formatPreco(price) : []));
      return [nome, disponiveis === null ? '' : `${disponiveis} disponíveis`, prices.join(' a ')]
        .filter(Boolean)
        .join(', ');
    })
    .join('; ');
}

function valueText(field: Plain, value: RawFacts[Plain]): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(entryText).join('; ');
  const text = String(value);
  if (field === 'precoInicial') return formatPreco(text);
  if (field === 'areaMin' || field === 'areaMax') return `${formatArea(text)} m²`;
  if (field === 'status') return states[text] ?? text;
  if (field === 'dataEntrega' || field === 'dataTabela')
    return text.length > 7 ? formatDay(text) : (formatMonth(text) ?? text);
  return text;
}

function entryText(entry: string | PageFacts['tipologias'][number]): string {
  if (typeof entry === 'string') return entry;
  return [
    entry.nome,
    entry.area && `${entry.area} m²`,
    entry.dormitorios !== null && `${entry.dormitorios} dorm.`,
    entry.suites !== null && `${entry.suites} suítes`,
    entry.vagas !== null && `${entry.vagas} vagas`,
  ]
    .filter(Boolean)
    .join(', ');
}
