import type { Topic } from '#contract/lisa/entendimento.ts';
import { said } from '../said.ts';
import { registersHere } from './perguntas.ts';

/** What a question is about, most particular first; several may be asked at once. */
export const assuntos: readonly [Topic, RegExp][] = [
  [
    'perguntas',
    said(String.raw`
tant[ao]s? (pergunta|informacao|informacoe|coisa|dado)s?
(pergunta\w*|pede\w*|quer\w*|precisa\w*)( saber| de)? tudo isso | (para|por) ?que (e )?tudo isso
`),
  ],
  ['exclusividade', said(String.raw`exclusiv\w+`)],
  ['aqui', said(registersHere)],
  [
    'golpe',
    said(String.raw`
golpe | fraude | confiavel | confianca | confiar | seguro | segura | seguranca | pegadinha | cilada
piramide | serio isso | e serio | verdade mesmo | de verdade | veridico | cnpj | existe mesmo
legalizad[oa] | hacke\w+ | clona\w+ | virus | vazar | vazamento | isso e real | e real | oficial
roubar
`),
  ],
  [
    'robo',
    said(`
robo | robozinho | maquina | bot | chatbot | inteligencia artificial | ia | humana?
pessoa (de verdade|mesmo|real) | gente de verdade | automatico | computador | chatgpt | gpt
e uma pessoa | pessoa ou
`),
  ],
  [
    'comissao',
    said(String.raw`
comissao | comissoes | porcentagem | percentual
quanto (eu )?(ganho|recebo|vou (ganhar|receber)|paga|pagam|da para ganhar|por cento|se ganha)
ganh(o|ar|a) (quanto|dinheiro|por|com)(?! iss[oa]| o programa| a parceria) | salario | remunera\w+ | pagam (quanto|bem|comissao|como)
por venda | quando recebo | como recebo | repasse | \d+ ?% | premiacao | bonus | fixo
carteira assinada | vinculo
`),
  ],
  [
    'custo',
    said(String.raw`
pag(o|ar|a|amos) (alguma|algo|nada|por|para|taxa|mensalidade|quanto|isso|\?) | preciso pagar
tem que pagar | tenho que pagar | cust[ao]\w* | taxas? | mensalidade | anuidade | gratis | gratuit[oa]
de graca | free | cobra\w* | quanto (e|fica|sai|custa|vou pagar|paga|tenho que pagar) | e pago | caro
pagamento | precisa pagar | pagar alguma | pagar algo | pagar para | valor (do|da|para|disso|que)
qual o valor | sem custo | investimento inicial | boleto | cartao
`),
  ],
  [
    'prazo',
    said(String.raw`
quanto tempo | demora\w* | prazo
quando (sai|fica|vou|vao|recebo (a )?resposta|terei|tenho|aprova|e aprovado|e que|comec|respond|sou|serei|
  posso comecar|libera)
em quantos dias | quantos (dias|minutos) | ja (foi )?aprov\w+ | aprovou | aprovad[oa] | aprovacao
aprovaram | alguma novidade | novidades? | como esta (o )?meu cadastro | andamento | status | ja saiu
deu certo (o )?(meu )?cadastro | tem resposta | resposta do | minha analise | em analise | rapido
leva (quanto|muito) | e demorado | o meu cadastro (esta|ja|foi)
`),
  ],
  [
    'documentos',
    said(`
documentos? | documentacao | rg | cpf | comprovante | contrato(?! .{0,12}exclusiv) | certidao | certificado | carteirinha
papelada | assinar(?! .{0,20}exclusiv) | o que (eu )?(preciso|precisa|tenho que|devo) (ter|mandar|enviar|levar|de)?
quais dados | que dados | requisitos? | exigencias? | que informacoes
`),
  ],
  [
    'senha',
    said(`
senha | login | logar | acess(o|ar) | entrar (no|na) (site|sistema|painel|portal|app|pagina|plataforma)
meu espaco | nao consigo entrar
`),
  ],
  [
    'link',
    said(`
link | meu site | minha pagina | endereco (do|da|de) (meu|minha|site|pagina) | minha url | o site
pagina (minha|propria) | meu endereco
`),
  ],
  [
    'foto',
    said(`
foto | fotos | imagem | retrato | selfie
`),
  ],
  [
    'sair',
    said(String.raw`
como (eu )?(saio|sair|cancelo|cancelar|faco para (sair|cancelar)|desisto|me descadastr\w+)
posso (sair|cancelar|desistir) | se (eu )?(quiser|nao gostar|desistir|sair|mudar de ideia).{0,20}
tem (fidelidade|multa) | cancelamento | da para (sair|cancelar) | descadastr\w+ | multa
`),
  ],
  [
    'dados',
    said(String.raw`
meus dados | lgpd | privacidade | informacoes pessoais | dados pessoais
para que (voces )?(quer\w*|precisa\w*|usa\w*|serve\w*)
(porque|por que|pra que) (voces )?(quer\w*|precisa\w*|ped\w+|tenho que|preciso)
vao (usar|vender|divulgar|compartilhar) | o que (voces )?(fazem|vao fazer) com | guardam | spam
aparece (para|no|na) | fica publico | quem ve | quem vai ver | vai ser publicad[oa] | divulga\w*
`),
  ],
  [
    'creci',
    said(`
creci | registro
`),
  ],
  [
    'apelido',
    said(`
nome de guerra | apelido | nome profissional
`),
  ],
  [
    'precos',
    said(`
faixa | precos? | ticket
`),
  ],
  [
    'regiao',
    said(`
regiao | regioes | bairros? | cidades? | onde (voces )?(atuam|atendem|trabalham|ficam|atende|atua)
atendem (em|na|no) | estados? | so (em|na|no) | local | localizad[oa] | area de atuacao
`),
  ],
  [
    'quem-e',
    said(`
quem (e|sao|esta|fala|ta|seria|te|que fala) | de (onde|qual empresa|que empresa|quem)
qual (e )?(o )?((seu )?nome|empresa|imobiliaria|e a empresa|a empresa) | voce e quem | que empresa
como (conseguiu|conseguiram|pegou|pegaram|tem|tiveram|acharam|descobriu) | meu (numero|contato)
seu nome | como voce se chama | nome da empresa | (quem (e|seria|fica)|alguem) (o |a )?responsavel | por tras | com quem (eu )?(falo|estou|to)
`),
  ],
  [
    'o-que-e',
    said(String.raw`
o que (e|seria|significa|voces (fazem|oferecem)|esse|eu ganho|o programa|voce (faz|quer))
que (e isso|programa|cadastro|negocio|historia|parceria|isso) | do que se trata | se trata
sobre o (que|programa) | para que serve | pra que serve
qual (e )?(o |a )?(vantagem|vantagens|beneficio|beneficios|objetivo|finalidade|proposta|ideia|programa|
  intuito|diferenca)
quais (as |sao as |os )?(vantagens|beneficios) | vantagens? | beneficios?
mais (informacoes|detalhes|sobre) | oferece\w* | ganho com isso | vale a pena
(tem|ter) (parceria|vinculo) | programa
`),
  ],
  [
    'como-funciona',
    said(String.raw`
como (funciona|que funciona|e que|e isso|faco|faz|eu faco|e feito|assim|participar|sera|seria|vai|voces)
funciona | explica\w* | entender melhor | explicar | nao entendi | nao entendo | como e\b
passo a passo | proximo passo | proximos passos | e agora
o que (eu )?(faco|acontece|devo fazer|vem agora) | depois (disso|do cadastro)
`),
  ],
];
