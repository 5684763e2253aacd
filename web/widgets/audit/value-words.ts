import { nounOf } from '#contract/base/nouns.ts';
import { isCampoDaFicha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import { sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import { type HotsiteStyle, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { areaDoAchado, nomesDasAreas } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { entidadeOfList } from '#contract/entidades.ts';
import { acaoLabel, fieldLabel } from '#contract/painel/audit-words.ts';
import { formatDayOrMonth, formatMoment, formatNumber, formatPrice } from '#web/kit/format.ts';
import { statusLabels } from '#web/widgets/status-empreendimento.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const dayOrMonth = /^\d{4}-\d\d(-\d\d)?$/;

/** The label of a code; unknown ones are shown unchanged. */
const coded =
  (words: Record<string, string>) =>
  (code: string): string =>
    words[code] ?? code;
const section = coded(sectionLabels);

/** Labels of coded fields. */
const codes: Record<string, (code: string) => string> = {
  status: coded({ ...statusLabels }),
  estilo: (style) => pageStyles[style as HotsiteStyle]?.label ?? style,
  secao: section,
  secoes: section,
  travas: section,
  campo: fieldLabel,
  campos: fieldLabel,
  kind: fieldLabel,
  ato: acaoLabel,
  origem: coded({
    'meu-espaco': 'O corretor, na página dele',
    laboratorio: 'Laboratório da Lisa',
    lisa: 'Conversa com a Lisa',
  }),
  lista: (list) => nounOf(entidadeOfList[list as keyof typeof entidadeOfList] ?? list).many,
  achados: (code) => nomesDasAreas[areaDoAchado(code)],
};

/** Collapses equal words with their count: 'Imagens (2)'. */
function counted(words: readonly string[]): string {
  return [...new Set(words)]
    .map((word) => {
      const times = words.filter((other) => other === word).length;
      return times > 1 ? `${word} (${times})` : word;
    })
    .join(', ');
}

/** Displayed parts of a value, one per line: 'Nome: Aurora'. */
const parts = (value: object): string =>
  Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${fieldLabel(name)}: ${valueText(name, part)}`)
    .join('\n');

/** A stored value in words; '' for none. */
export function valueText(campo: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (isCampoDaFicha(campo)) {
    const lines = linhasDoFato(campo, value);
    if (lines.length > 0) return lines.join('\n');
  }
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && campo in codes) return counted(value.map((item) => valueText(campo, item)));
  if (Array.isArray(value))
    return value.map((item) => valueText(campo, item)).join(value.every(isPlain) ? ', ' : '\n');
  if (typeof value === 'object') return parts(value);
  const text = String(value);
  if (campo in codes) return codes[campo]!(text);
  if (campo.startsWith('preco') && /^\d+(\.\d+)?$/.test(text)) return formatPrice(text);
  if (campo.startsWith('area') && /^\d+(\.\d+)?$/.test(text)) return formatNumber(Number(text));
  if (instant.test(text)) return formatMoment(text);
  return dayOrMonth.test(text) ? formatDayOrMonth(text) : text;
}

const isPlain = (value: unknown) => typeof value !== 'object';

/** The address of one of our pictures, to show the picture itself. */
export const pictureOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\/media\/[\w./-]+\.(webp|jpe?g|png)$/.test(value) ? value : null;
