import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { achadosQueRetem } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { assetOf, blueprintFixture, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { records } from '#tests/paginas/fichas.ts';
import { sanitizePage } from '../sanitize-page.ts';
import { sanitizeSection } from '../sanitize-section.ts';
import { supportedPlan } from './supported-plan.ts';
import { supportedBy, unsupportedWords } from './supported-words.ts';

const facts = factsOf();
const catalog = catalogOf([assetOf('a1', { description: 'Fachada com ipês floridos' })]);
function check(
  given: string,
  { plan = blueprintFixture, css = '' }: { plan?: Blueprint; css?: string } = {},
) {
  const result = sanitizePage(sourceOf({ html: `<h1>Aurora</h1>${given}`, css }), facts, catalog, plan);
  if (!result.ok) throw new Error(JSON.stringify(result.reasons));
  const told = result.findings.filter(({ code }) => /^(?:frase|rotulo)-sem-fonte$/.test(code));
  // What the law wants read is the server's (own-legal.ts).
  const html = serialize(result.page.nodes.slice(0, -1)).replace('<h1>Aurora</h1>', '');
  return { html, css: result.page.css, told };
}
const planOf = (texto: string[]): Blueprint => ({
  ...blueprintFixture,
  sections: [{ ...blueprintFixture.sections[0]!, texto }],
});

describe('SAF-03 what the record does not hold is taken out of a generated page', () => {
  it('sentence by sentence, and is told with its words', () => {
    const { html, told } = check(
      '<p>Ambientes amplos, com <strong>muita luz</strong>. O <em>obelisco bailarino</em>! A sala convida à conversa.</p>',
    );
    expect(html).toBe('<p>Ambientes amplos, com <strong>muita luz</strong>. A sala convida à conversa.</p>');
    expect(told).toEqual([
      {
        level: 'yellow',
        code: 'frase-sem-fonte',
        message: 'Retirada por dizer algo que o cadastro não sustenta: “O obelisco bailarino!”',
      },
    ]);
  });

  it('with its block where nothing else stands there, with its label in a list of terms and on a card', () => {
    expect(check('<p>Casa boa.</p><p>O obelisco.</p>').html).toBe('<p>Casa boa.</p>');
    expect(
      check('<dl><dt>Estilo</dt><dd>obelisco</dd><dt>Cidade</dt><dd>Balneário Azul</dd></dl>').html,
    ).toBe('<dl><dt>Cidade</dt><dd>Balneário Azul</dd></dl>');
    expect(
      check(
        '<ul><li><h3>Armários</h3><p>obelisco</p></li><li><h3>Piscina</h3><p>Para dias quentes</p></li></ul>',
      ).html,
    ).not.toMatch(/Armários|obelisco/);
  });

  it('but a CNPJ with letters, which is the record’s own', () => {
    const held = supportedBy(factsOf({ cnpj: '12ABC34501DE35' }));
    expect(unsupportedWords('CNPJ\u00a012.ABC.345/01DE-35.', held)).toEqual([]);
    expect(unsupportedWords('CNPJ\u00a099.XYZ.345/01DE-35.', held)).toEqual(['xyz']);
  });

  it('whatever letters it is written in, and a name nobody knows too', () => {
    for (const lie of ['O оbelisсo.', 'o b e l isco', 'Ｏ ｏｂｅｌｉｓｃｏ.', 'A casa da Filomena.', '学校'])
      expect(check(`<p>Casa boa.</p><p>${lie}</p>`).html).toBe('<p>Casa boa.</p>');
  });

  it('from what is read aloud and from what a style shows', () => {
    const { html, css } = check(
      '<p title="Obelisco" data-selo="O obelisco reluz">Casa boa.</p><img src="asset:a1" alt="Fachada e obelisco">',
      { css: 'p::after{content:"obelisco"}' },
    );
    expect(html).not.toMatch(/obelisco/i);
    expect(html).toContain('alt="Fachada com ipês floridos"');
    expect(css).not.toContain('obelisco');
  });

  it('or put in plain words: a main heading is the name, a link to the corretor says so', () => {
    expect(check('').html).toBe('');
    const whole = sanitizePage(
      sourceOf({ html: '<h1>O obelisco</h1>', css: '' }),
      facts,
      catalog,
      blueprintFixture,
    );
    expect(whole.ok && serialize(whole.page.nodes.slice(0, 1))).toBe('<h1>Residencial Aurora</h1>');
    const link = (text: string) =>
      `<p><a href="https://wa.me/{{CORRETOR_WHATSAPP}}" target="_blank" rel="noopener">${text}</a></p>`;
    expect(check(link('Ver o obelisco')).html).toContain('>Falar no WhatsApp</a>');
  });

  it('the label of a button stays, and keeps the page back', () => {
    const { html, told } = check('<button aria-controls="x">Ver o obelisco</button><p id="x">Casa boa.</p>');
    expect(html).toContain('Ver o obelisco');
    expect(told).toMatchObject([{ level: 'red', code: 'rotulo-sem-fonte' }]);
    expect(achadosQueRetem(told)).toHaveLength(1);
  });

  it('what is a finding of its own stays for a person to see', () => {
    const result = sanitizePage(
      sourceOf({ html: '<h1>Aurora</h1><p>Casa boa. Financiamento aprovado.</p>', css: '' }),
      ...([facts, catalog, blueprintFixture] as const),
    );
    expect(result.ok && serialize(result.page.nodes)).toContain('Financiamento aprovado');
    expect(result.ok && result.findings.map(({ code }) => code)).toContain('afirmacao-sem-fonte');
  });

  it('what a person typed into the plan stays, and so does a page put together by hand', () => {
    const typed = 'O obelisco virou bailarino.';
    expect(check(`<p>${typed}</p>`, { plan: planOf([`Casa boa. ${typed}`]) }).html).toBe(`<p>${typed}</p>`);
    const kept = sanitizePage(sourceOf({ html: `<h1>Aurora</h1><p>${typed}</p>`, css: '' }), facts, catalog);
    expect(kept.ok && serialize(kept.page.nodes)).toContain(typed);
  });

  it('also of one section written anew, and of a plan', () => {
    const written = {
      html: '<section id="sobre"><p>Casa boa. O obelisco reluz.</p></section>',
      css: '',
      js: '',
    };
    const section = sanitizeSection(written, 'sobre', facts, catalog, blueprintFixture);
    expect(section).toMatchObject({ ok: true, told: [{ code: 'frase-sem-fonte' }] });
    expect(section.ok && section.part.html).toBe('<section id="sobre"><p>Casa boa. </p></section>');
    const plan = supportedPlan(planOf(['Casa boa. O obelisco reluz.', 'Financiamento aprovado.']), facts, []);
    expect(plan.sections[0]?.texto).toEqual(['Casa boa.']);
  });
});

describe('SAF-03 words', () => {
  const unheld = (text: string, record: Parameters<typeof factsOf>[0] = {}) =>
    unsupportedWords(text, supportedBy(factsOf(record)));

  it.each(
    'Em poucas linhas, Em uma linha, Em detalhe, Em volta, Portas adentro, Por dentro, Na vida em comum, Nos espaços comuns, E mais, Também, Além disso, Por fim, Dentro de casa, Nas áreas comuns, No lazer, Ao redor, Em volta do Aurora, Aqui, Ao todo, Em números, Assim se apresenta o Aurora, Assim é o Aurora'.split(
      ', ',
    ),
  )('with which a style leads to the record’s own are held: %s', (lead) => {
    const descricao = 'O obelisco guarda a praça.';
    expect(unheld(`${lead}: o obelisco guarda a praça.`, { descricao })).toEqual([]);
  });

  it('of money are held with the place they are said of, and with nothing else', () => {
    const record = {
      bairro: 'Centro',
      cidade: 'Criciúma',
      descricao: 'Vista para a serra, financiamento direto com a construtora.',
    };
    expect(unheld('No Centro de Criciúma: vista para a serra, financiamento direto.', record)).toEqual([]);
    expect(unheld('Financiamento direto do Centro.', record)).toEqual(['financiamento']);
    const named = { ...record, bairro: 'Caixa' };
    expect(unheld('Na Caixa, financiamento direto com a construtora.', named)).toEqual([]);
    expect(unheld('Na Caixa, financiamento direto com a Caixa.', named)).toEqual(['financiamento']);
    expect(unheld('Financiamento direto na piscina.', { ...record, amenidades: ['Piscina'] })).toEqual([
      'financiamento',
    ]);
  });

  it.each([
    'O living integrado à varanda convida a longas conversas ao entardecer.',
    'Detalhes que traduzem um jeito contemporâneo de morar, com sofisticação e aconchego.',
    'Luminosidade, amplitude e requinte em ambientes pensados para a convivência.',
    'Consulte as condições de pagamento com o corretor.',
    'A entrega está prevista para novembro de 2029.',
    'Incorporação registrada sob o R.3/12.345 no 2º Ofício de Registro de Imóveis.',
    'São dois ou três dormitórios, com uma ou duas suítes.',
  ])('of sales copy and of the record are held: %s', (text) => expect(unheld(text)).toEqual([]));

  it('of suites at a coast say where they are; what is seen from them only the record may say', () => {
    const record = { nome: 'Residencial Âmbar do Mar', bairro: 'Praia Brava', cidade: 'Itajaí' };
    for (const text of ['3 suítes na Praia Brava', 'Três suítes do Residencial Âmbar do Mar'])
      expect(unheld(text, record), text).toEqual([]);
    for (const text of [
      'Suítes para o mar.',
      'Suíte voltada para a Praia Brava.',
      'Acorde na suíte diante da Praia Brava.',
      'Da janela na Praia Brava, a suíte.',
    ])
      expect(unheld(text, record), text).not.toEqual([]);
  });

  it('of nearness are held for a place the record has within a walk, and for no other', () => {
    const place = (lugar: string, distancia: number) =>
      ({ lugar, tipo: 'parque', distancia, medida: 'm', modo: null }) as const;
    const record = { ficha: { distancias: [place('Lago Igapó', 450), place('Parque Sul', 4000)] } };
    expect(unheld('Perto do Lago Igapó', record)).toEqual([]);
    expect(unheld('Perto do Parque Sul', record)).toEqual(['perto']);
    expect(unheld('Perto do Lago Azul', record)).toContain('perto');
  });

  it('of who makes the building are held as the law wants them read, registered or not', () => {
    const note = 'Incorporação: Construtora Vale do Itapocu Ltda · CNPJ\u00a011.444.777/0001-61.';
    const record = { incorporadora: 'Construtora Vale do Itapocu Ltda', registroIncorporacao: null };
    expect(unheld(note, record)).toEqual([]);
    expect(unheld('Incorporação registrada.', record)).toContain('incorporacao');
  });

  it('of a fact are held only where the record has it', () => {
    expect(unheld('A entrega está prevista.', { dataEntrega: null })).toContain('entrega');
    expect(unheld('As obras estão em andamento.')).toContain('obras');
    expect(unheld('As obras estão em andamento.', { status: 'em_construcao' })).toEqual([]);
    expect(unheld('Salão de jogos e sauna.')).toEqual(
      ['salao', 'jogos', 'sauna'].filter((word) => word !== 'jogos'),
    );
    expect(unheld('Aceita financiamento bancário e uso do FGTS.', records.rica)).toEqual([]);
    expect(unheld('Quatro suítes.')).toEqual(['quatro$']);
  });

  it('of price, delivery, money and approval stand with the few words that belong to them, or as the record says them', () => {
    for (const honest of [
      'Valores a partir de R$ 690.000, conforme a tabela vigente.',
      'A previsão de entrega é 30 de novembro de 2029.',
      'A tabela de preços pode ser consultada com o corretor.',
    ])
      expect(unheld(honest), honest).toEqual([]);
    for (const claim of [
      'O preço cabe em qualquer mão.',
      'Converse com o corretor e o valor se ajeita.',
      'A entrega vem bem antes do que se imagina.',
      'Você escolhe quanto oferecer a cada mês.',
    ])
      expect(unheld(claim), claim).not.toEqual([]);
    expect(unheld('O projeto foi aprovado pela prefeitura.', records.rica)).toEqual([]);
    expect(unheld('Financiamento bancário aprovado pela prefeitura.', records.rica)).not.toEqual([]);
    expect(unheld('Aceitação de financiamento para todos, sempre.', records.rica)).not.toEqual([]);
  });

  it('that are harmless alone are not where they claim together, unless the record says both', () => {
    expect(unheld('O mar inspira o projeto.')).toEqual([]);
    expect(unheld('O mar inteiro da sua varanda.')).not.toEqual([]);
    expect(
      unheld('O mar inteiro da sua varanda.', {
        descricao: 'Varandas abertas para o mar. Da varanda se vê o mar.',
      }),
    ).toEqual([]);
  });

  it.each([
    'laje',
    'banco',
    'chave',
    'escola',
    'parcela',
    'entrada',
    'prêmio',
    'últimas',
    'restam',
    'desconto',
    'alvará',
    'vizinho',
    'minutos',
    'grátis',
    'prefeitura',
    'metrô',
    'já',
  ])('%s is no word of the lexicon', (word) => expect(unheld(`${word} dos ambientes`)).not.toEqual([]));
});
