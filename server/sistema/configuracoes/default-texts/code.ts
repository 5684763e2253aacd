import { corretorPlaceholders } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { ofEmpreendimento, type SettingDefault } from '../setting-default.ts';

export const codeTexts: SettingDefault[] = [
  {
    chave: 'v0_prompt',
    titulo: 'Instruções gerais do código',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    categoria: 'codigo',
    descricao: 'Nível de acabamento da página e como as três partes são entregues.',
    valor: `Escreva a página de apresentação de um empreendimento imobiliário, no nível de um bom estúdio de design: pensada primeiro para o celular, tipografia cuidada, muito respiro, imagens grandes. Siga o blueprint: as seções, a ordem, os textos, as imagens e as cores são as dele.

Entregue HTML, CSS e JavaScript separados, cada um entre os seus marcadores, e nada fora deles:
<!--BEGIN_HTML-->
…
<!--END_HTML-->
/*BEGIN_CSS*/
…
/*END_CSS*/
//BEGIN_JS
…
//END_JS`,
  },
  {
    chave: 'v0_html_prompt',
    titulo: 'Regras do HTML',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    daPagina: corretorPlaceholders,
    categoria: 'codigo',
    descricao: 'O que o HTML da página pode e não pode ter.',
    valor: `HTML, entre <!--BEGIN_HTML--> e <!--END_HTML-->:
- Só o conteúdo do corpo da página, sem html, head, body, style ou script.
- Uma section por seção do blueprint, com o id dela; um único h1, com o nome do empreendimento.
- Cada imagem com texto alternativo em português.
- Onde o corretor aparece, use os marcadores {{CORRETOR_NOME}}, {{CORRETOR_CRECI}}, {{CORRETOR_UF_CRECI}}, {{CORRETOR_FOTO}}, {{CORRETOR_NOME_GUERRA}} e {{CORRETOR_WHATSAPP}}, que o portal preenche.
- A página precisa funcionar e fazer sentido sem JavaScript.`,
  },
  {
    chave: 'v0_css_prompt',
    titulo: 'Regras do CSS',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    categoria: 'codigo',
    descricao: 'Cores, larguras e limites da folha de estilo.',
    valor: `CSS, entre /*BEGIN_CSS*/ e /*END_CSS*/:
- As cores do blueprint em variáveis; contraste de pelo menos 4,5:1 em todo texto.
- Larguras fluidas de 320 a 1440 pixels, sem rolagem horizontal; alvos de toque de 44 pixels.
- Nenhum endereço externo: sem @import, sem url() de outros servidores, sem fontes de fora.
- Respeite prefers-reduced-motion.`,
  },
  {
    chave: 'v0_js_prompt',
    titulo: 'Regras do JavaScript',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    categoria: 'codigo',
    descricao: 'O que a página pode pedir ao script do Portal.',
    valor: `Entre //BEGIN_JS e //END_JS, só uma lista de chamadas literais pagina.on(…), uma por linha:
- Sem funções, variáveis, condições, laços ou textos montados: o que não for uma chamada literal é retirado.
- Abrir menus e diálogos, ampliar imagens, trocar de planta, filtrar, passar fotos, revelar ao rolar.
- Se nada for necessário, deixe vazio entre os marcadores.`,
  },
];
