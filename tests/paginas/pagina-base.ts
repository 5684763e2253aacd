import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';

/** What a visitor must be able to read on every page, whatever else stands there. */
export const keyTexts = {
  nome: 'Residencial Aurora',
  preco: 'R$ 690.000',
  corretor: 'Maria Alves da Silva',
  contato: 'Falar no WhatsApp',
  registro: 'R.3/12.345',
};

/** An honest page with a place for what a case puts into it. */
export const basePage = ({ inside = '', hero = '', footer = '' }): Omit<PageSource, 'js'> => ({
  html: `<a class="pular" href="#conteudo">Pular para o conteúdo</a>
<header class="topo"><p>Horizonte Incorporações</p><nav aria-label="Seções"><a href="#sobre">Sobre</a> <a href="#galeria">Galeria</a></nav></header>
<main id="conteudo">
<section id="hero"><h1>${keyTexts.nome}</h1><p class="preco">A partir de ${keyTexts.preco}</p>${hero}
<img src="asset:a1" alt="Fachada do prédio" sizes="100vw" data-fit="cover"></section>
<section id="sobre"><h2>Sobre o residencial</h2><p>Apartamentos de 2 e 3 dormitórios no Centro de Balneário Azul.</p>${inside}</section>
<section id="galeria"><h2>Galeria</h2><a href="asset:a2"><img src="asset:a2" alt="Piscina" sizes="50vw"></a></section>
<aside class="corretor" data-corretor="com"><p>{{CORRETOR_NOME}}, Corretor de Imóveis, CRECI {{CORRETOR_UF_CRECI}} {{CORRETOR_CRECI}}</p>
<p data-corretor="whatsapp"><a class="contato" href="https://wa.me/{{CORRETOR_WHATSAPP}}?text=Ol%C3%A1" target="_blank" rel="noopener">${keyTexts.contato}</a></p></aside>
</main>
<footer><p>Registro de incorporação ${keyTexts.registro}, 2º Ofício de Registro de Imóveis. Imagens ilustrativas.</p>${footer}</footer>`,
  css: `:root{--background:#ffffff;--surface:#f5f5f4;--text:#1c1917;--muted:#57534e;--accent:#1c1917;--on-accent:#ffffff}
body{margin:0;background:#fff;color:#1c1917;font:16px/1.6 sans-serif}picture{display:contents}img{max-width:100%;height:240px}
header,section,aside,footer{padding:24px}.contato{color:#1c1917}.preco{font-size:1.4rem}
`,
});
