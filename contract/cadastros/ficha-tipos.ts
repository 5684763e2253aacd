import { z } from 'zod';
import { areaSchema } from '../base/common.ts';
import { cleanText } from '../base/text.ts';
import { type Lugar, lugarSchema, tipoDoLugar } from './lugares-proximos.ts';
import { periodoDeTexto, periodoEmPalavras, periodoSchema } from './periodo.ts';
import { priceForTyping, priceFromTyped } from './preco.ts';

/** A kind of fact: how it is stored, and how it is typed and shown, one line a part. */
export interface TipoDeFato<Value> {
  schema: z.ZodType<Value>;
  /** What is shown and typed: `fromLines` reads it back as it was. */
  toLines: (value: Value) => string[];
  /** The value, or anything `schema` refuses. */
  fromLines: (lines: string[]) => unknown;
  /** More than one line. */
  long: boolean;
  /** Most that is typed, in characters. */
  maxTyped: number;
  hint?: string;
}

const kind = <Value>(of: TipoDeFato<Value>): TipoDeFato<Value> => of;
const clean = (max: number) =>
  z
    .string({ error: 'Texto inválido' })
    .transform(cleanText)
    .pipe(z.string().min(1, 'Escreva um valor').max(max, `Use no máximo ${max} caracteres`));
/** Several of one shape; `error` shows how one is typed. */
const several = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item, { error: 'Lista inválida' })
    .min(1, 'Escreva ao menos um')
    .max(max, `Use no máximo ${max} itens`);

const decimalWords = (value: number) => String(value).replace('.', ',');
const numberOf = (typed: string | undefined) => (typed ? Number(typed.replace(',', '.')) : null);
const percent = z
  .number({ error: 'Percentual inválido' })
  .min(0)
  .max(100, 'Percentual inválido')
  .multipleOf(0.01);
/** 'Torre A: junho' → its name and the rest; without a name the first is null. */
function named(line: string): [name: string | null, rest: string] {
  const at = line.lastIndexOf(': ');
  return at < 0 ? [null, line] : [line.slice(0, at), line.slice(at + 2)];
}
const withName = (name: string | null, rest: string) => (name === null ? rest : `${name}: ${rest}`);

export const prazoSchema = z.object(
  { parte: clean(80).nullable(), quando: periodoSchema },
  { error: 'Um por linha: “06/2027”, “2º semestre de 2027” ou “Torre A: 2027”' },
);
export type Prazo = z.infer<typeof prazoSchema>;

export const andamentoSchema = z.object(
  { etapa: clean(80).nullable(), percentual: percent, em: periodoSchema.nullable() },
  { error: 'Um por linha: “45% em 10/2025” ou “Fundações: 100%”' },
);
export type Andamento = z.infer<typeof andamentoSchema>;

export const pagamentoSchema = z.object(
  {
    parte: clean(80),
    percentual: percent.nullable(),
    parcelas: z.int({ error: 'Número de parcelas inválido' }).min(1).max(600).nullable(),
  },
  { error: 'Um por linha: “Entrada: 20%”, “Mensais: 36 parcelas” ou “Obra: 30% em 36 parcelas”' },
);
export type Pagamento = z.infer<typeof pagamentoSchema>;

export const perguntaSchema = z.object(
  {
    pergunta: clean(160).refine((text) => /^[^?\n]+\?$/.test(text), 'Termine a pergunta com “?”'),
    resposta: clean(600)
      .refine((text) => !text.includes('\n'), 'Escreva a resposta em uma linha')
      // It would stay where its table has lapsed.
      .refine((text) => !/r\$/i.test(text), 'Valores ficam na tabela de preços'),
  },
  { error: 'Uma por linha: “Aceita animais? Sim, de pequeno porte.”' },
);
export type Pergunta = z.infer<typeof perguntaSchema>;

const httpsSchema = z.url({ protocol: /^https$/, error: 'Use endereços https://' }).max(500);
export const arquivoSchema = z.object(
  { nome: clean(80).refine((text) => !text.includes('\n'), 'Use uma linha'), endereco: httpsSchema },
  { error: 'Um por linha: “Livro digital: https://…”' },
);
export type Arquivo = z.infer<typeof arquivoSchema>;

const badPoint = 'Escreva latitude e longitude como o mapa mostra: “-26.9908, -48.6347”';
/** A point in Brazil, by its degrees. */
export const coordenadasSchema = z.object(
  {
    latitude: z.number({ error: badPoint }).min(-34, badPoint).max(6, badPoint),
    longitude: z.number({ error: badPoint }).min(-74, badPoint).max(-28, badPoint),
  },
  { error: badPoint },
);
export type Coordenadas = z.infer<typeof coordenadasSchema>;

/** The point a text or a map's address names; null if it names none. */
export function coordenadasDeTexto(text: string): Coordenadas | null {
  const found =
    /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,2}\.\d+)/.exec(text) ??
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,2}(?:\.\d+)?)\s*$/.exec(text) ??
    /[@=/](-?\d{1,2}\.\d+),\s*(-?\d{1,2}\.\d+)(?!\d)/.exec(text);
  const known = coordenadasSchema.safeParse({
    latitude: Number(found?.[1] ?? Number.NaN),
    longitude: Number(found?.[2] ?? Number.NaN),
  });
  return known.success ? known.data : null;
}

const badArea = 'Área inválida: use o formato 2.500,00';

/** Every kind a fact of the record may be of. */
export const tiposDeFato = {
  texto: kind<string>({
    schema: clean(200),
    toLines: (value) => [value],
    fromLines: (lines) => lines.join(' '),
    long: false,
    maxTyped: 200,
  }),
  paragrafo: kind<string>({
    schema: clean(2000),
    toLines: (value) => value.split('\n').filter(Boolean),
    fromLines: (lines) => lines.join('\n'),
    long: true,
    maxTyped: 2000,
  }),
  inteiro: kind<number>({
    schema: z
      .int('Use um número inteiro')
      .min(1, 'Use um número a partir de 1')
      .max(10_000, 'Use um número menor'),
    toLines: (value) => [String(value)],
    fromLines: ([line = '']) => (/^\d{1,9}$/.test(line) ? Number(line) : line),
    long: false,
    maxTyped: 5,
  }),
  area: kind<string>({
    schema: z
      .string({ error: badArea })
      .refine((value) => areaSchema.safeParse(value).success && Number(value) > 0, badArea),
    toLines: (value) => [`${priceForTyping(value).replace(/,00$/, '')} m²`],
    fromLines: ([line = '']) => priceFromTyped(line.replace(/\s*m[²2]?$/i, '')) ?? line,
    long: false,
    maxTyped: 14,
  }),
  lista: kind<string[]>({
    // Not a transform: the documentation could not tell what is answered.
    schema: several(clean(200), 60).overwrite((texts) => [...new Set(texts)]),
    toLines: (value) => value,
    fromLines: (lines) => lines,
    long: true,
    maxTyped: 10000,
    hint: 'Um item por linha',
  }),
  lugares: kind<Lugar[]>({
    schema: several(lugarSchema, 60),
    toLines: (value) =>
      value.map(({ lugar, distancia, medida, modo }) => {
        const by = modo === null ? '' : modo === 'a-pe' ? ' a pé' : ' de carro';
        const isKm = medida === 'm' && distancia >= 1000 && distancia % 100 === 0;
        return `${lugar}: ${isKm ? `${decimalWords(distancia / 1000)} km` : `${distancia} ${medida}`}${by}`;
      }),
    fromLines: (lines) =>
      lines.map((line) => {
        const [lugar, rest] = named(line);
        const found = rest.match(/^(\d{1,5}(?:,\d)?)\s*(min|m|km)(?:\s+(a pé|de carro))?$/i);
        if (lugar === null || !found) return line;
        const modo = found[3] ? (found[3].toLowerCase() === 'a pé' ? 'a-pe' : 'de-carro') : null;
        const unit = found[2]!.toLowerCase();
        const figure = numberOf(found[1])!;
        const [distancia, medida] = unit === 'km' ? [Math.round(figure * 1000), 'm'] : [figure, unit];
        return { lugar, tipo: tipoDoLugar(lugar), distancia, medida, modo };
      }),
    long: true,
    maxTyped: 10000,
    hint: 'Um por linha: “Metrô Vila Madalena: 5 min a pé”, “Praia: 300 m”',
  }),
  pagamento: kind<Pagamento[]>({
    schema: several(pagamentoSchema, 30),
    toLines: (value) =>
      value.map(({ parte, percentual, parcelas }) => {
        const said = [
          percentual === null ? null : `${decimalWords(percentual)}%`,
          parcelas === null ? null : `${parcelas} ${parcelas === 1 ? 'parcela' : 'parcelas'}`,
        ].filter(Boolean);
        return said.length === 0 ? parte : `${parte}: ${said.join(' em ')}`;
      }),
    fromLines: (lines) =>
      lines.map((line) => {
        const [parte, rest] = named(line);
        const found = rest.match(
          /^(?:(\d{1,3}(?:[,.]\d{1,2})?)\s*%)?(?:(?:^|\s+em\s+)(\d{1,3})\s*parcelas?)?$/i,
        );
        if (parte === null || !found || !rest) return { parte: line, percentual: null, parcelas: null };
        return { parte, percentual: numberOf(found[1]), parcelas: numberOf(found[2]) };
      }),
    long: true,
    maxTyped: 10000,
    hint: 'Um por linha: “Entrada: 20%”, “Mensais: 30% em 36 parcelas”',
  }),
  andamento: kind<Andamento[]>({
    schema: several(andamentoSchema, 30),
    toLines: (value) =>
      value.map(({ etapa, percentual, em }) =>
        withName(etapa, `${decimalWords(percentual)}%${em === null ? '' : ` em ${periodoEmPalavras(em)}`}`),
      ),
    fromLines: (lines) =>
      lines.map((line) => {
        const [etapa, rest] = named(line);
        const found = rest.match(/^(\d{1,3}(?:[,.]\d{1,2})?)\s*%(?:\s+em\s+(.+))?$/i);
        const em = found?.[2] ? periodoDeTexto(found[2]) : null;
        if (!found || (found[2] && em === null)) return line;
        return { etapa, percentual: numberOf(found[1]), em };
      }),
    long: true,
    maxTyped: 10000,
    hint: 'Um por linha: “45% em 10/2025” ou “Fundações: 100%”',
  }),
  prazos: kind<Prazo[]>({
    schema: several(prazoSchema, 30),
    toLines: (value) => value.map(({ parte, quando }) => withName(parte, periodoEmPalavras(quando))),
    fromLines: (lines) =>
      lines.map((line) => {
        const [parte, rest] = named(line);
        const quando = periodoDeTexto(rest);
        return quando === null ? line : { parte, quando };
      }),
    long: true,
    maxTyped: 10000,
    hint: 'Um por linha: “06/2027”, “2º semestre de 2027” ou “Torre A: 2027”',
  }),
  ponto: kind<Coordenadas>({
    schema: coordenadasSchema,
    toLines: ({ latitude, longitude }) => [`${latitude}, ${longitude}`],
    fromLines: (lines) => coordenadasDeTexto(lines.join(' ')) ?? lines.join(' '),
    long: false,
    maxTyped: 500,
    hint: 'Latitude e longitude como o mapa mostra (“-26.9908, -48.6347”), ou o endereço do lugar no Google Maps',
  }),
  perguntas: kind<Pergunta[]>({
    schema: several(perguntaSchema, 30),
    toLines: (value) => value.map(({ pergunta, resposta }) => `${pergunta} ${resposta}`),
    fromLines: (lines) =>
      lines.map((line) => {
        const at = line.indexOf('?') + 1;
        return { pergunta: line.slice(0, at), resposta: line.slice(at).trim() };
      }),
    long: true,
    maxTyped: 20000,
    hint: 'Uma por linha, a resposta depois da pergunta: “Aceita animais? Sim, de pequeno porte.”',
  }),
  arquivos: kind<Arquivo[]>({
    schema: several(arquivoSchema, 12),
    toLines: (value) => value.map(({ nome, endereco }) => `${nome}: ${endereco}`),
    fromLines: (lines) =>
      lines.map((line) => {
        const [nome, endereco] = named(line);
        return nome === null ? line : { nome, endereco };
      }),
    long: true,
    maxTyped: 10000,
    hint: 'Só o que a incorporadora libera ao público. Um por linha: “Livro digital: https://…”',
  }),
  links: kind<string[]>({
    schema: several(httpsSchema, 20),
    toLines: (value) => value,
    fromLines: (lines) => lines,
    long: true,
    maxTyped: 10000,
    hint: 'Um endereço por linha, com https://',
  }),
};
export type NomeDeTipo = keyof typeof tiposDeFato;
export type ValorDoTipo<Nome extends NomeDeTipo> =
  (typeof tiposDeFato)[Nome] extends TipoDeFato<infer Value> ? Value : never;
