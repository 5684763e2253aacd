import type { QuestionField } from '#contract/lisa/lisa.ts';
import { readableNumber } from '../people/person.ts';
import type { Session } from './session.ts';
import { rangeText } from './summary.ts';

/** What was taken, by name: 'CRECI *12345-F SP* e e-mail *ana@exemplo.com*'. */
export function echoOf(session: Session, filled: readonly QuestionField[]): string | null {
  const { creci, ufCreci, nome, email, telefone, nomeGuerra, regiaoTrabalho, precoMinimo, precoMaximo } =
    session;
  const price = rangeText(precoMinimo, precoMaximo);
  const parts: Partial<Record<QuestionField, string | null>> = {
    creci: creci && `CRECI *${`${creci} ${ufCreci ?? ''}`.trim()}*`,
    uf: creci && ufCreci && !filled.includes('creci') ? `CRECI *${creci} ${ufCreci}*` : null,
    nome: nome && `nome *${nome}*`,
    email: email && `e-mail *${email}*`,
    telefone: telefone && `telefone *${readableNumber(telefone)}*`,
    nomeGuerra: nomeGuerra && `nome de guerra *${nomeGuerra}*`,
    regiao: regiaoTrabalho && `região *${regiaoTrabalho}*`,
    precos: price ? `preço *${price}*` : 'preço *qualquer valor*',
  };
  const said = [...new Set(filled)].flatMap((field) => parts[field] ?? []);
  return said.length === 0
    ? null
    : said.length === 1
      ? said[0]!
      : `${said.slice(0, -1).join(', ')} e ${said.at(-1)}`;
}
