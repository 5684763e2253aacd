import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '#tests/cpu-time.ts';
import { checkPlaceholders } from './check-placeholders.ts';

const filled = ['BAIRRO', 'CIDADE', 'ESTADO'].map((name) => ({
  marca: `{${name}}`,
  descricao: name.toLowerCase(),
}));
const standard = 'O bairro {BAIRRO}, em {CIDADE} – {ESTADO}.';
const told = (text: string) => checkPlaceholders(text, filled, standard).map(({ mensagem }) => mensagem);

describe('SET-17 names in a text', () => {
  it('the default text raises no doubt, and neither do braces that hold no name', () => {
    expect(told(standard)).toEqual([]);
    expect(told(`${standard} a{color:red} {} { } {"x": 1} {um texto qualquer}`)).toEqual([]);
  });

  it.each([
    ['{BAIRO}', '{BAIRO} não existe. Você quis dizer {BAIRRO}?'],
    ['{bairro}', '{bairro} não existe. Você quis dizer {BAIRRO}?'],
    ['{ BAIRRO }', '{ BAIRRO } não existe. Você quis dizer {BAIRRO}?'],
    ['{{BAIRRO}}', '{{BAIRRO}} não existe. Você quis dizer {BAIRRO}?'],
    ['{Cidáde}', '{Cidáde} não existe. Você quis dizer {CIDADE}?'],
    ['{ENDERECO}', '{ENDERECO} não existe e fica como está.'],
    ['{NOME}', '{NOME} não é preenchido neste texto: sai vazio.'],
    ['{{CORRETOR_NOMES}}', '{{CORRETOR_NOMES}} não existe. Você quis dizer {{CORRETOR_NOME}}?'],
  ])('%s is named with what was meant', (typed, message) => {
    expect(told(`${standard} ${typed}`)).toEqual([message]);
  });

  it('a misspelt name offers the exchange and is not said to be missing as well', () => {
    expect(checkPlaceholders('{BAIRO} {CIDADE} {ESTADO}', filled, standard)).toEqual([
      {
        mensagem: '{BAIRO} não existe. Você quis dizer {BAIRRO}?',
        troca: { de: '{BAIRO}', por: '{BAIRRO}' },
      },
    ]);
  });

  it('names that the default has and the text lacks are told', () => {
    expect(told('Fale do bairro {BAIRRO}.')).toEqual(['O texto não usa {CIDADE} e {ESTADO}.']);
    expect(told('Fale de {BAIRRO}, em {CIDADE}.')).toEqual(['O texto não usa {ESTADO} (estado).']);
  });

  it('SET-18 the names of the public page are known everywhere', () => {
    expect(told(`${standard} {{CORRETOR_NOME}}`)).toEqual([]);
  });

  it('is quick on the longest text', () => {
    const text = '{BAIRO} {X '.repeat(9000);
    expect(cpuMsOf(() => checkPlaceholders(text, filled, standard))).toBeLessThan(500);
  });
});
