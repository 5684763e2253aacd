import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { faltaDaFrase, frasesDe, isWhole } from '#contract/da-pasta-a-pagina/frases.ts';
import {
  illustrationNote,
  incorporadoraNote,
  priceDate,
  priceNote,
  registrationNote,
} from '#contract/publico/legal-notes.ts';
import { formatArea, formatDay, formatMonth, formatPreco } from '#contract/publico/page-format.ts';
import type { MaterialContent } from '#server/adapters/material/port.ts';
import { figuresOf } from '#server/da-pasta-a-pagina/redacao/service.ts';

/** As much text as a column of a sheet takes. */
const mostText = 420;
const mostSlogan = 90;

type Words = Pick<
  MaterialContent,
  'nome' | 'lugar' | 'endereco' | 'frase' | 'figuras' | 'preco' | 'texto' | 'diferenciais' | 'tipos' | 'legal'
>;

/** What material says of an empreendimento, from the facts that may be told today. */
export function wordsOf(facts: PageFacts, hasPictures: boolean): Words {
  const { nome, bairro, cidade, uf, ficha } = facts;
  const [price, ...others] = figuresOf(facts);
  return {
    nome,
    lugar: `${bairro}, ${cidade}/${uf}`,
    endereco: facts.endereco?.trim() || null,
    frase: ficha?.slogan && ficha.slogan.length <= mostSlogan ? ficha.slogan : null,
    figuras: others,
    preco: facts.precoInicial && price ? { ...price, nota: priceDate(facts) } : null,
    texto: sentences(facts.descricao ?? ficha?.conceito ?? null, nome),
    diferenciais: [...new Set([...(ficha?.diferenciais ?? []), ...facts.amenidades])].filter(
      (each) => each.length <= 60,
    ),
    tipos: typesOf(facts),
    legal: [
      registrationNote(facts),
      incorporadoraNote(facts),
      priceNote(facts),
      hasPictures ? illustrationNote : null,
    ].filter((note) => note !== null),
  };
}

/** The first whole sentences that fit; none is cut. */
function sentences(text: string | null, nome: string): string | null {
  let said = '';
  for (const frase of frasesDe(text ?? '')) {
    if (!isWhole(frase) || faltaDaFrase(frase, nome)) continue;
    const longer = said ? `${said} ${frase}` : frase;
    if (longer.length > mostText) break;
    said = longer;
  }
  return said || null;
}

const counted = (count: number | null, one: string, many: string): string | null =>
  count === null || count === 0 ? null : `${count} ${count === 1 ? one : many}`;

/** What is for sale by the table of units, while it is valid; else the plans with their sizes. */
function typesOf({ tabela, tipologias }: PageFacts): MaterialContent['tipos'] {
  const left = tabela?.tipos.filter(({ disponiveis }) => disponiveis !== 0) ?? [];
  if (tabela && left.length > 0)
    return {
      titulo: left.some(({ disponiveis }) => disponiveis !== null) ? 'Unidades disponíveis' : 'Unidades',
      nota: `Tabela de ${formatMonth(tabela.data) ?? formatDay(tabela.data)}, válida até ${formatDay(tabela.ate)}.`,
      linhas: left.map(({ nome, disponiveis, precoMin, precoMax }) => ({
        nome,
        detalhe: counted(disponiveis, 'disponível', 'disponíveis'),
        valor: rangeText(precoMin, precoMax),
      })),
    };
  return {
    titulo: 'Plantas',
    nota: null,
    linhas: tipologias.map(({ nome, dormitorios, suites, vagas, area }) => ({
      nome,
      detalhe:
        [
          counted(dormitorios, 'dormitório', 'dormitórios'),
          counted(suites, 'suíte', 'suítes'),
          counted(vagas, 'vaga', 'vagas'),
        ]
          .filter(Boolean)
          .join(' · ') || null,
      valor: area === null ? '' : `${formatArea(area)} m²`,
    })),
  };
}

function rangeText(min: string | null, max: string | null): string {
  const [from, to] = [min ?? max, max ?? min];
  if (from === null || to === null) return 'Consulte';
  return Number(from) === Number(to) ? formatPreco(from) : `${formatPreco(from)} a ${formatPreco(to)}`;
}
