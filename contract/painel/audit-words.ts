import { verbs, whole } from '../base/deeds.ts';
import { fieldLabels } from '../base/field-labels.ts';
import { nounOf } from '../base/nouns.ts';
import type { AuditEntry } from './auditoria.ts';

/** Words by a name that a stored entry has: it may be an older one that nobody uses any more. */
type Words = Partial<Record<string, string>>;
const sentences: Words = whole;
const spoken: Words = verbs;
const labels: Words = fieldLabels;

/** Every deed there is, as the log names it. */
export const knownDeeds: string[] = [...Object.keys(whole), ...Object.keys(verbs)].sort();

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plain = (acao: string) => acao.replaceAll('-', ' ');

/** What leads from a verb to its record, which a filter does not name. */
const leading = / (de|em|para|sobre)$/;

/** An action as a filter names it: 'Criou', 'Entrou no painel', 'Releu os documentos'. */
export const acaoLabel = (acao: string): string =>
  capital((sentences[acao] ?? spoken[acao] ?? plain(acao)).replace(leading, ''));

/** A kind of record as a filter names it: 'Bairro'. */
export const entidadeLabel = (entidade: string): string => capital(nounOf(entidade).one);

/** `de` and `em` melt into the article that follows them: 'de o' → 'do', 'em a' → 'na'; 'à' needs no more. */
const melt = (text: string) => text.replace(/\bde ([oa])\b/g, 'd$1').replace(/\bem ([oa])\b/g, 'n$1');

type Told = Pick<AuditEntry, 'acao' | 'entidade' | 'entidadeId' | 'nome'>;

/** What was done, in words that follow the name of who did it: 'criou o bairro Moema'. */
export function deedText({ acao, entidade, entidadeId, nome }: Told): string {
  const told = sentences[acao];
  if (told) return acao.startsWith('falhou-') && nome ? `${told} na conta ${nome}` : told;
  const { one, many, gender } = nounOf(entidade);
  // A file is about many: 'importou bairros'.
  if (acao === 'importou' || acao === 'exportou') return `${acao} ${many}`;
  const record = nome ?? (entidadeId && /^\d+$/.test(entidadeId) ? `nº ${entidadeId}` : '');
  return melt(`${spoken[acao] ?? plain(acao)} ${gender === 'f' ? 'a' : 'o'} ${one} ${record}`.trim());
}

/** What a corretor does on his own page: he has no account that the log could name. */
const byHimself = new Set([
  ...['entrou-no-espaco', 'saiu-do-espaco', 'criou-senha', 'trocou-a-senha'],
  ...['pediu-alteracao', 'retirou-pedido'],
]);

/** Who did it, as a sentence begins. */
export function authorText({ quem, acao }: Pick<AuditEntry, 'quem' | 'acao'>): string {
  if (quem) return quem.removido ? `${quem.username} (conta removida)` : quem.username;
  if (byHimself.has(acao)) return 'O corretor';
  return ['falhou-ao-entrar', 'falhou-no-segundo-fator', 'pediu-senha'].includes(acao) ? 'Alguém' : 'Sistema';
}

/** 'contatoEmail' → 'E-mail de contato'; a field nobody named: 'areaDeLazer' → 'Area de lazer'. */
export const fieldLabel = (campo: string): string =>
  labels[campo] ?? capital(campo.replace(/([A-Z])/g, ' $1').toLowerCase());
