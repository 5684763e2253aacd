import { describe, expect, it } from 'vitest';
import { blueprintFixture, factsOf } from '#tests/fixtures/hotsite.ts';
import { readHtml } from '../../verificacao/read-page.ts';
import { Notes } from '../notes.ts';
import { findInProse, type ProsePage } from './find-in-prose.ts';

const facts = { ...factsOf(), descricao: null, status: null, dataEntrega: null };

/** The findings of a page containing only this. */
function found({ html = '', ...page }: Partial<Omit<ProsePage, 'nodes'>> & { html?: string }): string[] {
  const notes = new Notes();
  findInProse({ css: '', ...page, nodes: readHtml(html) }, facts, notes);
  return [...notes.findings.values()].map(({ level, code, message }) => `${level} ${code} ${message}`);
}
const head = { title: 'Residencial Aurora', description: 'Apartamentos em Balneário Azul.', image: null };

describe('SAF-03 what a search result, a link preview and a style say is held against the record too', () => {
  it('an honest head has nothing found in it', () => {
    expect(found({ head: { ...head, image: { alt: 'Fachada ao entardecer' } } })).toEqual([]);
  });

  it('a claim in the title', () => {
    expect(found({ head: { ...head, title: 'Aurora: pronto para morar' } })).toEqual([
      'red afirmacao-sem-fonte Título da página: “Aurora: pronto para morar”, e o cadastro não diz isso sobre o estágio da obra.',
    ]);
  });

  it('a number in words in the title', () => {
    expect(found({ head: { ...head, title: 'Torre com noventa e nove unidades' } })).toEqual([
      'red numero-disfarcado Título da página: “noventa e nove unidades” é um número que o cadastro não tem.',
    ]);
  });

  it('what is quoted keeps the accents and capitals of the page', () => {
    const description =
      'Plantas de 7 ou 8 Dormitórios, com lazer completo e vagas para visitantes no térreo.';
    expect(found({ head: { ...head, description } }).join()).toContain('“7 ou 8 Dormitórios”');
  });

  it('a piece of an instruction in the title', () => {
    expect(found({ head: { ...head, title: '{NOME} | Apartamentos' } })).toEqual([
      'red resto-de-instrucao Título da página: “{NOME}” é resto de instrução ou de modelo de texto, não texto da página.',
    ]);
  });

  it('a claim in the description', () => {
    expect(found({ head: { ...head, description: 'Valorização garantida.' } }).join()).toMatch(
      /^red afirmacao-sem-fonte Descrição da página: “Valorização garantida\.”/,
    );
  });

  it('a telephone in words in the description', () => {
    const description = 'Fale no quarenta e sete nove nove oito um dois três quatro cinco seis';
    expect(found({ head: { ...head, description } }).join()).toMatch(
      /^red numero-disfarcado Descrição da página: /,
    );
  });

  it('a claim in the words of the picture of the share preview', () => {
    expect(found({ head: { ...head, image: { alt: 'Últimas unidades' } } }).join()).toMatch(
      /^red afirmacao-sem-fonte Prévia do link: “Últimas unidades”/,
    );
  });

  it('a piece of an instruction in the words of that picture', () => {
    expect(found({ head: { ...head, image: { alt: '[Inserir nome do corretor]' } } }).join()).toMatch(
      /^red resto-de-instrucao Prévia do link: /,
    );
  });

  it('a claim in an attribute, once a style draws it with attr()', () => {
    const html = '<p data-selo="Últimas unidades">Fachada</p>';
    expect(found({ html })).toEqual([]);
    expect(found({ html, css: 'p::after{content:attr(data-selo)}' }).join()).toMatch(
      /^red afirmacao-sem-fonte Estilo da página: “Últimas unidades”/,
    );
  });

  it('a number in words in such an attribute, however deep it stands', () => {
    const html = '<div><section><b data-n="noventa e nove unidades">x</b></section></div>';
    expect(found({ html, css: 'b::before{content: attr( DATA-N )}' }).join()).toMatch(
      /^red numero-disfarcado Estilo da página: /,
    );
  });

  it('a claim that a style writes, also with its letters escaped', () => {
    expect(found({ css: 'p::after{content:"\\45 sgot" "ando"}' }).join()).toMatch(
      /^red afirmacao-sem-fonte Estilo da página: “Esgotando”/,
    );
  });

  it.each([
    '<button aria-label="Últimas unidades">Ver</button>',
    '<img src="asset:a1" alt="Últimas unidades">',
    '<p title="Últimas unidades">Fachada</p>',
  ])('a claim that is only read aloud: %s', (html) => {
    expect(found({ html: `<section id="galeria">${html}</section>` }).join()).toMatch(
      /^red afirmacao-sem-fonte Galeria, texto lido em voz alta: “Últimas unidades”/,
    );
  });

  it('a claim in the plan of a section', () => {
    const [section] = blueprintFixture.sections;
    const item = { titulo: 'Lazer', texto: 'Desconto especial', grupo: null, asset: null };
    const blueprint = { ...blueprintFixture, sections: [{ ...section!, itens: [item] }] };
    expect(found({ blueprint }).join()).toMatch(/^red afirmacao-sem-fonte Plano de “Abertura”: /);
  });

  it('the same words are told once, and a page full of claims tells twenty', () => {
    const html = '<p>Últimas unidades</p>';
    expect(found({ html, head: { ...head, title: 'Últimas unidades' } })).toHaveLength(1);
    const many = Array.from({ length: 40 }, (_, n) => `<p>{CAMPO ${n}}</p>`);
    expect(found({ html: many.join('') })).toHaveLength(20);
  });
});
