import { describe, expect, it } from 'vitest';
import { outline } from '#tests/outline.tsx';
import { type ContactPage, contactPage } from './contact-page.ts';

const corretor = {
  nome: 'Lia Fontoura',
  slug: 'lia',
  creci: '12345-F',
  ufCreci: 'SC',
  tratamento: 'corretora',
  whatsapp: '(48) 99111-0007',
  telefone: '(48) 3333-1000',
  email: 'lia@example.com',
};
const page = {
  rota: 'aurora',
  slug: 'lia',
  subject: {
    empreendimento: { id: 3, nome: 'Aurora & Mar' },
    style: 'modern',
    colors: { background: '#ffffff', accent: '#1f4d3a', onAccent: '#ffffff' },
  },
  fonts: { css: '' },
  corretor,
  programa: '(48) 99000-0000',
  framed: false,
  trap: 'apelido',
  token: 't0k3n',
} as unknown as ContactPage;
const draw = (over: object = {}) => contactPage({ ...page, ...over } as ContactPage);
const read = (over: object = {}) => outline(draw(over).replace(/^.*?<body>/s, ''));

describe('the form of contact', () => {
  it('of a corretor’s page names him, his WhatsApp and what may be asked of him', () => {
    expect(read()).toMatchInlineSnapshot(`
      [
        "p “Aurora & Mar”",
        "h1 “Fale com Lia”",
        "p “Lia Fontoura” “Corretora de Imóveis · CRECI 12345-F/SC”",
        "p",
        "a href=/hotsite/aurora/whatsapp?corretor=lia target=_blank rel=noopener nofollow “Conversar no WhatsApp”",
        "h2 “Ou peça que falem com você”",
        "form method=post action=/hotsite/aurora/contato?corretor=lia",
        "p",
        "label “Nome”",
        "input name=nome maxlength=120 value autocomplete=name required",
        "p",
        "label “Telefone com DDD”",
        "input type=tel name=telefone maxlength=40 value autocomplete=tel-national inputmode=tel required",
        "p",
        "label “Mensagem” “(se quiser)”",
        "textarea name=mensagem maxlength=1000",
        "p aria-hidden=true",
        "label “Não preencha”",
        "input name=apelido tabindex=-1 autocomplete=off",
        "p",
        "input type=checkbox name=consentimento value=sim required",
        "label “Concordo que meu nome, meu telefone e minha mensagem sejam guardados e usados pelo programa e pelo corretor indicado nesta página para falar comigo sobre este empreendimento. Posso pedir uma cópia ou a exclusão desses dados quando quiser.”",
        "input type=hidden name=formulario value=t0k3n",
        "button “Enviar contato”",
        "p",
        "a href=/hotsite/aurora?corretor=lia “Voltar à página”",
      ]
    `);
    expect(draw()).toContain('<title>Fale com Lia – Aurora &amp; Mar</title>');
    expect(draw()).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(draw()).toContain('<meta name="theme-color" content="#ffffff">');
  });

  it('of nobody’s page leads to the programme, with what the page is of', () => {
    const nobody = { corretor: null, slug: null };
    expect(read(nobody).join('\n')).toContain('h1 “Fale com a equipe”');
    const href = (over: object) =>
      decodeURIComponent(/href=(https:\/\/wa\S+)/.exec(read(over).join('\n'))![1]!);
    expect(href(nobody)).toContain('Olá! Vi a página de Aurora & Mar e gostaria de saber mais.');
    expect(href({ ...nobody, pedido: 'tabela' })).toMatch(/Vi a página de Aurora & Mar\. \S/);
    expect(read({ ...nobody, programa: null }).join('\n')).toContain('h1 “Deixe o seu contato”');
    expect(read({ ...nobody, programa: null }).join('\n')).not.toContain('Ou peça que falem com você');
  });

  it('of a corretor without WhatsApp leads to his telephone and his e-mail', () => {
    const reach = (over: object) =>
      read({ corretor: { ...corretor, ...over } }).filter((line) => /^a /.test(line));
    expect(reach({ whatsapp: null })).toEqual([
      'a href=tel:+554833331000 “Ligar para (48) 3333-1000”',
      'a href=mailto:lia@example.com “lia@example.com”',
      'a href=/hotsite/aurora?corretor=lia “Voltar à página”',
    ]);
    expect(reach({ whatsapp: null, telefone: null })).toEqual([
      'a href=mailto:lia@example.com “lia@example.com”',
      'a href=/hotsite/aurora?corretor=lia “Voltar à página”',
    ]);
  });

  it('shown again says what is missing beside each field, and keeps what was typed', () => {
    const typed = { nome: 'Marta "M"', telefone: '11', mensagem: 'Oi <b>', consentimento: true };
    expect(
      read({
        typed,
        faults: { nome: 'Informe o nome', telefone: 'Falta o DDD', consentimento: 'Marque aqui' },
      }),
    ).toMatchInlineSnapshot(`
      [
        "p “Aurora & Mar”",
        "h1 “Fale com Lia”",
        "p “Lia Fontoura” “Corretora de Imóveis · CRECI 12345-F/SC”",
        "p",
        "a href=/hotsite/aurora/whatsapp?corretor=lia target=_blank rel=noopener nofollow “Conversar no WhatsApp”",
        "h2 “Ou peça que falem com você”",
        "form method=post action=/hotsite/aurora/contato?corretor=lia",
        "p role=alert “Falta pouco: confira o que está marcado.”",
        "p",
        "label “Nome”",
        "input name=nome maxlength=120 aria-invalid=true value=Marta "M" autocomplete=name required “Informe o nome”",
        "p",
        "label “Telefone com DDD”",
        "input type=tel name=telefone maxlength=40 aria-invalid=true value=11 autocomplete=tel-national inputmode=tel required “Falta o DDD”",
        "p",
        "label “Mensagem” “(se quiser)”",
        "textarea name=mensagem maxlength=1000 “Oi &lt;b&gt;”",
        "p aria-hidden=true",
        "label “Não preencha”",
        "input name=apelido tabindex=-1 autocomplete=off",
        "p",
        "input type=checkbox name=consentimento value=sim required checked aria-invalid=true",
        "label “Concordo que meu nome, meu telefone e minha mensagem sejam guardados e usados pelo programa e pelo corretor indicado nesta página para falar comigo sobre este empreendimento. Posso pedir uma cópia ou a exclusão desses dados quando quiser.”",
        "“Marque aqui”",
        "input type=hidden name=formulario value=t0k3n",
        "button “Enviar contato”",
        "p",
        "a href=/hotsite/aurora?corretor=lia “Voltar à página”",
      ]
    `);
    expect(read({ typed, notice: 'Tente de novo.' }).join('\n')).toContain('p role=alert “Tente de novo.”');
    expect(draw({ typed })).not.toContain('Oi <b>');
    expect(draw()).not.toContain('role="alert"');
  });

  it('with a request begins with its words', () => {
    expect(read({ pedido: 'tabela' }).some((line) => /^textarea.*“\S/.test(line))).toBe(true);
    expect(read().some((line) => /^textarea.*“\S/.test(line))).toBe(false);
  });

  it('sent says who answers, and asks for nothing more', () => {
    const sent = read({ sent: true }).join('\n');
    expect(sent).toContain('h1 “Recebemos o seu contato”');
    expect(sent).toContain('Lia ou a equipe vai falar com você no telefone que deixou.');
    expect(sent).not.toContain('form');
    expect(read({ sent: true, corretor: null }).join('\n')).toContain('A equipe vai falar com você');
  });

  it('in the dialog is no main part and leads nowhere back', () => {
    expect(draw({ framed: true })).toContain('<section class="folha" aria-labelledby="titulo">');
    expect(draw({ framed: true })).not.toContain('Voltar à página');
    expect(draw()).toContain('<main class="folha"');
    expect(read({ slug: null }).at(-1)).toBe('a href=/hotsite/aurora “Voltar à página”');
  });
});
