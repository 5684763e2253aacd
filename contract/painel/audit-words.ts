import { deedGroups, groupOfDeed, noMessages, recordlessDeeds, verbs } from '../base/deeds.ts';
import { fieldLabels } from '../base/field-labels.ts';
import { nounOf } from '../base/nouns.ts';
import type { AuditEntry } from './auditoria.ts';

/** Labels by stored name; entries may contain outdated names. */
type Words = Partial<Record<string, string>>;
const sentences: Words = recordlessDeeds;
const spoken: Words = verbs;
const labels: Words = fieldLabels;

/** Every deed, by its name in the log. */
export const knownDeeds: string[] = [...Object.keys(recordlessDeeds), ...Object.keys(verbs)].sort();

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plain = (acao: string) => acao.replaceAll('-', ' ');

/** The preposition between a verb and its record, dropped in filters. */
const leading = / (de|em|para|sobre)$/;

/** An action as a filter names it: 'Criou', 'Entrou no painel', 'Releu os documentos'. */
export const acaoLabel = (acao: string): string =>
  capital((sentences[acao] ?? spoken[acao] ?? plain(acao)).replace(leading, ''));

/** The filter's group of a deed; one this version does not know is a record's. */
export const acaoGroup = (acao: string): string =>
  deedGroups[(groupOfDeed as Partial<Record<string, keyof typeof deedGroups>>)[acao] ?? 'registros'];
export const acaoGroups: string[] = Object.values(deedGroups);

/** A kind of record as a filter names it: 'Bairro'. */
export const entidadeLabel = (entidade: string): string => capital(nounOf(entidade).one);

/** Contracts `de` and `em` with the following article: 'de o' → 'do', 'em a' → 'na'. */
const melt = (text: string) => text.replace(/\bde ([oa])\b/g, 'd$1').replace(/\bem ([oa])\b/g, 'n$1');

type Told = Pick<AuditEntry, 'acao' | 'entidade' | 'entidadeId' | 'nome'> &
  Partial<Pick<AuditEntry, 'mudancas' | 'dados'>>;

/** The switch and the list approve without a message (WPP-23). */
const silently = 'aprovou, sem enviar mensagens,';

/** What a change of this one field is called; approvals were once stored as changes. */
const switched: Words = {
  'corretor.aprovado.true': silently,
  'corretor.aprovado.false': 'devolveu à aprovação',
  'corretor.ativo.true': 'ativou',
  'corretor.ativo.false': 'desativou',
};
function verbOf({ acao, entidade, mudancas = [], dados }: Told): string {
  if (acao === 'aprovou' && dados?.mensagens === noMessages) return silently;
  const [only, ...others] = mudancas;
  const told =
    acao === 'alterou' && only && others.length === 0
      ? switched[`${entidade}.${only.campo}.${only.depois}`]
      : undefined;
  return told ?? spoken[acao] ?? plain(acao);
}

/** Describes a deed, to follow its author's name: 'criou o bairro Moema'. */
export function deedText(told: Told): string {
  const { acao, entidade, entidadeId, nome } = told;
  const sentence = sentences[acao];
  const namesAccount = acao.startsWith('falhou-') || acao === 'pediu-nova-senha';
  if (sentence) return namesAccount && nome ? `${sentence} na conta ${nome}` : sentence;
  const { one, many, gender } = nounOf(entidade);
  // An import concerns many records: 'importou bairros'.
  if (acao === 'importou' || acao === 'exportou') return `${acao} ${many}`;
  const record = nome ?? (entidadeId && /^\d+$/.test(entidadeId) ? `nº ${entidadeId}` : '');
  return melt(`${verbOf(told)} ${gender === 'f' ? 'a' : 'o'} ${one} ${record}`.trim());
}

/** Deeds a corretor does on his own page, without an account. */
const byHimself = new Set([
  ...['entrou-no-espaco', 'saiu-do-espaco', 'criou-senha', 'trocou-a-senha'],
  ...['pediu-alteracao', 'retirou-pedido'],
]);

/** Deeds before it is known who does them. */
const bySomebody = new Set([
  'falhou-ao-entrar',
  'falhou-no-segundo-fator',
  'pediu-senha',
  'pediu-nova-senha',
]);

/** The author, as the start of the sentence. */
export function authorText({ quem, acao }: Pick<AuditEntry, 'quem' | 'acao'>): string {
  if (quem) {
    // A name is his own to choose: the account it stands for is said with it.
    const [shown, account] = quem.nome ? [quem.nome, quem.username] : [quem.username];
    const aside = [account, quem.removido && 'conta removida'].filter(Boolean).join(', ');
    return aside ? `${shown} (${aside})` : shown;
  }
  if (byHimself.has(acao)) return 'O corretor';
  if (acao === 'deixou-contato') return 'Um visitante';
  return bySomebody.has(acao) ? 'Alguém' : 'Sistema';
}

/** 'contatoEmail' → 'E-mail de contato'; unlabelled fields are split: 'areaDeLazer' → 'Area de lazer'. */
export const fieldLabel = (campo: string): string =>
  labels[campo] ?? capital(campo.replace(/([A-Z])/g, ' $1').toLowerCase());
