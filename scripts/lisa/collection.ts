import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intent } from '#contract/lisa/entendimento.ts';
import type { Phrase } from './phrase-answers.ts';

/**
 * The phrases of invented people, one a line: `etapa|intenções|dados|mensagem`. `# q01 …` begins a person, `= …`
 * says who that is; `?` before an intent or a field makes it optional, `a/b` asks for one of several intents, `a~b`
 * takes either value; ` ⏎ ` is a line break.
 */
export interface CollectedPhrase extends Phrase {
  pessoa: string;
  /** Intents that must be seen, those that may be, and of which one must be. */
  intents: Intent[];
  optional: Intent[];
  oneOf: Intent[];
  dados: Record<string, unknown>;
  /** Other values that are right as well, by field; a field that stands here alone need not be read. */
  alsoRight: Record<string, unknown[]>;
}

const folder = join(import.meta.dirname, 'frases');

const intentOf: Record<string, Intent> = {
  oi: 'cumprimenta',
  tchau: 'despede',
  nada: 'sem-sentido',
};
const named = (code: string) => intentOf[code] ?? (code as Intent);

/** The stages in their order, each with the fields that are known once it is over. */
const stages: Record<string, string[]> = {
  saudacao: [],
  nome: ['nome'],
  creci: ['creci', 'uf', 'tipo'],
  /** Asked where the CRECI was told without it. */
  uf: [],
  email: ['email'],
  /** Asked of those who write without a visible number. */
  telefone: ['fone'],
  nome_guerra: ['guerra'],
  regiao: ['regiao'],
  precos: ['min', 'max'],
  foto: [],
  confirmacao: [],
  enviado: [],
  aprovado: [],
};

const keys: Record<string, string> = {
  uf: 'creci_uf',
  tipo: 'creci_tipo',
  guerra: 'nome_guerra',
  min: 'preco_min',
  max: 'preco_max',
  fone: 'telefone',
};

function readValue(key: string, written: string): unknown {
  if (written === 'null') return null;
  if (key === 'regiao') return written.split('+');
  return key === 'min' || key === 'max' ? Number(written) : written;
}

const pairsOf = (written: string): [string, string][] =>
  written === '-'
    ? []
    : written.split(';').map((each) => {
        const at = each.indexOf('=');
        return [each.slice(0, at), each.slice(at + 1)];
      });
const fieldsOf = (written: string): [string, unknown][] =>
  pairsOf(written).map(([key, value]) => [key, readValue(key, value)]);

const renamed = <T>(fields: [string, T][]) =>
  Object.fromEntries(fields.map(([key, value]) => [keys[key] ?? key, value]));

/** The fields of a phrase: the first value of each that must be read, and all others that may. */
function dataOf(written: string) {
  const must: [string, unknown][] = [];
  const may: [string, unknown[]][] = [];
  for (const [key, values] of pairsOf(written)) {
    const all = values.split('~').map((each) => readValue(key.replace('?', ''), each));
    if (key.startsWith('?')) may.push([key.slice(1), all]);
    else {
      must.push([key, all[0]]);
      may.push([key, all.slice(1)]);
    }
  }
  return { dados: renamed(must), alsoRight: renamed(may) };
}

/** What was known at a stage: all that is asked before it, and at a correction what is asked there. */
function knownAt(etapa: string, truth: [string, unknown][], isCorrection: boolean): Record<string, unknown> {
  const names = Object.keys(stages);
  const known = names
    .slice(0, names.indexOf(etapa) + (isCorrection ? 1 : 0))
    .flatMap((each) => stages[each]!)
    .filter((key) => key !== 'uf' || etapa !== 'uf');
  return renamed(truth.filter(([key]) => known.includes(key)));
}

export function readCollection(from = folder): CollectedPhrase[] {
  const all: CollectedPhrase[] = [];
  for (const file of readdirSync(from)
    .filter((name) => name.startsWith('pessoas-'))
    .sort()) {
    let pessoa = '';
    let truth: [string, unknown][] = [];
    let count = 0;
    for (const line of readFileSync(join(from, file), 'utf8').split('\n').filter(Boolean)) {
      if (line.startsWith('#')) {
        pessoa = line.slice(2).split(' ')[0]!;
        count = 0;
        continue;
      }
      if (line.startsWith('=')) {
        truth = fieldsOf(line.slice(2));
        continue;
      }
      const [etapa, codes, dados, ...rest] = line.split('|');
      const each = codes === '-' ? [] : codes!.split(',').filter((code) => code !== '-');
      const wanted = each.filter((code) => !code.startsWith('?') && !code.includes('/'));
      all.push({
        id: `${pessoa}-${String(++count).padStart(3, '0')}`,
        pessoa,
        etapa: etapa!,
        ja: knownAt(etapa!, truth, wanted.includes('corrige')),
        mensagem: rest.join('|').replaceAll(' ⏎ ', '\n'),
        intents: wanted.map(named),
        optional: each.filter((code) => code.startsWith('?')).map((code) => named(code.slice(1))),
        oneOf: each.filter((code) => code.includes('/')).flatMap((code) => code.split('/').map(named)),
        ...dataOf(dados!),
      });
    }
  }
  return all;
}

/** Phrases without a stage, by what they mean; null is none of the intents. */
export const readLoose = (from = folder): { intent: Intent | null; mensagem: string }[] =>
  readFileSync(join(from, 'soltas.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [intent, ...mensagem] = line.split('|');
      return { intent: intent === 'outro' ? null : (intent as Intent), mensagem: mensagem.join('|') };
    });
