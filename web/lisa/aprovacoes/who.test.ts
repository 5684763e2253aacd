import { expect, it } from 'vitest';
import type { Aprovacao } from '#contract/lisa/aprovacoes.ts';
import { findAprovacoes } from './who.ts';

const row = (id: number, values: Partial<Aprovacao>) =>
  ({
    id,
    nome: 'x',
    nomeGuerra: 'x',
    email: 'x',
    creci: '1',
    whatsapp: null,
    origem: 'lisa',
    escreveu: true,
    ...values,
  }) as Aprovacao;
const rows = [
  row(1, { nome: 'Ana Beatriz Lima', creci: '12.345-F' }),
  row(2, { nome: 'João Álvares', whatsapp: '(11) 98888-7777', origem: 'painel', escreveu: false }),
  row(3, { nome: 'Bia', email: 'bia@exemplo.com.br', origem: 'planilha', escreveu: true }),
];
const found = (who: Partial<Parameters<typeof findAprovacoes>[1]>) =>
  findAprovacoes(rows, { q: '', origem: '', escreveu: '', ...who }).map(({ id }) => id);

it.each([
  [{ q: 'alvares' }, [2]],
  [{ q: '12345' }, [1]],
  [{ q: '98888-7777' }, [2]],
  [{ q: 'lima ana' }, [1]],
  [{ q: 'exemplo' }, [3]],
  [{ escreveu: 'nao' }, [2]],
  [{ origem: 'planilha', escreveu: 'sim' }, [3]],
  [{ q: 'ninguém' }, []],
  [{}, [1, 2, 3]],
] as const)('of those who wait %j finds %j', (who, ids) => {
  expect(found(who)).toEqual(ids);
});
