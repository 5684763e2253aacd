import { describe, expect, it } from 'vitest';
import { isTrapped, readForm } from './read-form.ts';

const good = { nome: 'Ana Souza', telefone: '(47) 99999-0000', mensagem: '', consentimento: 'sim' };
const faultsOf = (change: Record<string, unknown>) => Object.keys(readForm({ ...good, ...change }).faults);

describe('what a visitor may send', () => {
  it.each([
    ['as people write', {}, '5547999990000'],
    ['the ninth digit missing', { telefone: '47 8888-7777' }, '5547988887777'],
    ['a landline', { telefone: '047 3333-4444' }, '554733334444'],
    ['with the country', { telefone: '+55 47 99999 0000' }, '5547999990000'],
    ['an e-mail address in the message', { mensagem: 'Escrevam para ana@gmail.com.br' }, '5547999990000'],
    [
      'abbreviations',
      { mensagem: 'Apto. c/ 2 dorm. e/ou suíte, 1.º andar/alto. Visita 10.12/sáb?' },
      '5547999990000',
    ],
    ['a price and an area', { mensagem: 'Até R$ 1.200.000, 2.5 quartos, 90m2.No centro' }, '5547999990000'],
  ])('%s', (_, change, normal) => {
    expect(faultsOf(change)).toEqual([]);
    expect(readForm({ ...good, ...change }).telefoneNormal).toBe(normal);
  });

  it.each([
    ['no name', { nome: ' ' }, 'nome'],
    ['a name of digits', { nome: '12345' }, 'nome'],
    ['a name of 10,000 characters', { nome: 'a'.repeat(10_000) }, 'nome'],
    ['a name with an address', { nome: 'Ganhe em www.premio.top' }, 'nome'],
    ['no telephone', { telefone: '' }, 'telefone'],
    ['a telephone without area code', { telefone: '99999-0000' }, 'telefone'],
    ['an area code that is none', { telefone: '(10) 99999-0000' }, 'telefone'],
    ['a telephone of 10,000 digits', { telefone: '9'.repeat(10_000) }, 'telefone'],
    ['10,000 characters', { mensagem: 'a'.repeat(10_000) }, 'mensagem'],
    ['a link', { mensagem: 'Veja https://exemplo.com/x' }, 'mensagem'],
    ['a bare address', { mensagem: 'Melhores preços: casino-x.online/br' }, 'mensagem'],
    ['a shortened link', { mensagem: 'Veja as fotos em bit.ly/3xYz' }, 'mensagem'],
    ['one of a port', { mensagem: 'fotos: casa.zip:8080/a' }, 'mensagem'],
    ['one in wide letters', { mensagem: 'ｂｉｔ．ｌｙ／3xYz' }, 'mensagem'],
    ['one in the name', { nome: 'Ana t.ly/abc' }, 'nome'],
    ['a script', { mensagem: '<script>alert(1)</script>' }, 'mensagem'],
    ['markup for a forum', { mensagem: '[url=x]y[/url]' }, 'mensagem'],
    ['no consent', { consentimento: undefined }, 'consentimento'],
    ['fields that are no texts', { nome: ['x'], telefone: {} }, 'nome,telefone'],
  ])('%s is answered with a sentence at its field', (_, change, fields) => {
    expect(faultsOf(change).join()).toBe(fields);
  });

  it('a body of any other shape is an empty form', () => {
    for (const body of [null, undefined, 'x', 5, []]) {
      expect(Object.keys(readForm(body).faults)).toEqual(['nome', 'telefone', 'consentimento']);
      expect(isTrapped(body)).toBe(false);
    }
    expect(isTrapped({ ...good, site: 'https://x.example' })).toBe(true);
  });
});
