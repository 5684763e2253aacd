import { type Claim, claim, status } from './claims.ts';

/**
 * Claims by grammar rather than subject: something happened, will happen, must be done now, is included,
 * costs. An advert describes; the few legitimate verbs and words are listed here, any other such form is a
 * claim.
 */
const feito = claim('feito');
const obra = claim('obra');
const entrega = claim('entrega');
const distancia = claim('distancia');
const vista = claim('vista');
const garantia = claim('garantia');
const pressa = claim('pressa');
const financiamento = claim('financiamento');
const aprovacao = claim('aprovacao');
const retorno = claim('retorno');
const escassez = claim('escassez');
const premio = claim('premio');
const fora = claim('fora');
const golpe = claim('golpe');
const desconto = claim('desconto');

const exact = { exact: true } as const;
const always = { exact: true, evenDenied: true } as const;
const lived = status('pronto');
const building = status('em_construcao', 'pronto');

const people =
  '(?:morador(?:es|as?)?|familias?|vizinh(?:o|a|os|as|anca)|condominos?|clientes?|proprietari[oa]s?|compradores|gente|pessoas|casa(?:l|is)|investidores|donos|inquilinos)';
/** Not past tense: presents with the same ending, nouns. */
const noPast =
  '[a-z]*(?:respiram|inspiram|suspiram|viram|tiram|giram|miram|esperam|superam|liberam|geram|operam|moderam|recuperam|consideram|temperam|aceleram|preparam|param|comparam|separam|encaram|declaram|reparam|disparam|amparam)';
/** Allowed past: only how the project came about. */
const origin =
  '(?:nasceu|surgiu|desenhou|desenharam|criou|criaram|pensou|pensaram|imaginou|projetou|projetaram|inspirou|inspiraram|concebeu|idealizou|assinou|reuniu|recebeu|deu|deram|ganhou|guiou|guiaram|orientou|definiu|buscou|partiu|museu|europeu|apogeu|liceu|coliseu|pneu|camboriu|bijou|sonhou|esperou|escolheu|planejou)';

export const deeds: readonly Claim[] = [
  feito(
    `(?!(?:${origin}|${noPast})(?![a-z]))[a-z]{2,}(?:[^aeo\\W]ou|aram|eram|iram|[^aeos\\W]eu|[^aeos\\W]iu)`,
    lived,
    exact,
  ),
  feito(
    `(?:primeir[oa]s|ultim[oa]s|tod[oa]s|muit[oa]s|metade|maioria|quase tod[oa]s) ~${people} (?!de |do |da |para |com |e |que |em |no |na )[a-z]+|ja (?:dorm|mora(?!r)|habit|ocup|sobe|desce|cheir|abr|funcion|carimb|assin|aprov|fech|escolh|compr|reserv|pode ser|estara|tem dono|resolv|comec|cheg|esta (?:tudo|quase))[a-z]*|tem dono|te[mn] donos?`,
    lived,
    exact,
  ),
  obra(
    `(?:com|de|por|dos|os|seus|nossos|primeiros|novos) ${people} (?:ja |aqui |dentro |la |hoje |felizes)|${people} (?:ja |hoje |aqui )?(?:mora|dorm|habit|ocup|mudar|entrar|cheg|receb|estao|vivem aqui)[a-z]*|habitad[oa]s?|ocupad[oa]s|de pe(?= |$|[.,!])|(?:as |suas )?malas|(?<!toda )(?:a |sua |de |minha )?mudanca(?! (?:de (?:vida|ares|habito|ritmo|clima)|que))|(?:as |suas )?portas (?:se |ja )?abr[a-z]+ (?:para voce|hoje|amanha|ja)|mud(?:e|ar)-se|sua chave|chaves?`,
    lived,
    always,
  ),
  obra(
    'a? ?obras? (?!(?:e|sao|da|do|de|das|dos|pela|pelo|prima|primas|assinad[oa]s?|em|no|na|que|com|para|ou|a|o|tem)(?![a-z]))[a-z]+',
    building,
    exact,
  ),
  obra(
    '(?:esqueleto|estrutura|fundac(?:ao|oes)|laje|terraplenagem|tapume|canteiro|acabamento|alvenaria|fachada) (?:ja |esta |foi )+[a-z]+|(?:subindo|erguendo|erguid[oa]|levantad[oa]|subiu) ~(?:predio|torre|andar|laje|edificio)',
    building,
    exact,
  ),
  obra(
    '(?:alvenaria|lajes?|reboco|concret(?:ad[oa]s?|agem)|tinta (?:nova|fresca)|terraplenagem|estaqueamento|fundac(?:ao|oes)|canteiro de obras?|andaimes?|tapumes?|gruas?|esquadrias|instalacoes|revestimentos?) ~(?:em|ja|foi|foram|esta|estao|sao|concluid|pront|instalad|avanc|sub|termin|comec)[a-z]*|(?:em|na) (?:fase|etapa|reta) (?:final|de|inicial|avancada)|em acabamento|cheir[a-z]+ a ~(?:nov[oa]|tinta)|(?:casa|apartamento|lar|apto) nov[oa] (?:ja |ainda |antes|no natal)|na (?:sua )?casa nova',
    undefined,
    exact,
  ),
  entrega(
    `(?:em|daqui a|dentro de|faltam|ha|por|com|mais de|menos de|apos|durante) (?:menos de |mais de |apenas |so |pouco mais de |quase |cerca de )?(?:\\d+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|poucos|poucas|alguns|algumas) (?:anos?|mes|meses|semanas?|decadas?)(?! (?:de (?:idade|vida)))|(?:uma|por|ha|duas|tres) decadas?(?: inteira| de)?|anos a fio|cronograma|adiantad[oa]s?|antecip(?:ad[oa]s?|ar|acao)|abre a porta e encontra`,
    undefined,
    exact,
  ),
  pressa(
    '(?:hoje|amanha|agora) mesmo|(?:[a-z]+e|[a-z]+a)(?: ja| logo)? (?:hoje|agora)(?! ou quando)|(?:amanha|ontem)|(?:ainda )?(?:nest[ae]|est[ae]|nesse|essa) (?:mes|semana|ano|sexta|sabado|domingo|fim de semana|feriado|natal|quinzena)|(?:mes|semana|ano) que vem|(?:proxim[ao]|ate) ~(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|feriado|ano)(?:-feira)?|(?:no|ate o|antes do|neste|para o) (?:natal|ano novo|reveillon|carnaval|verao que vem)|na pascoa|o quanto antes|imediatamente|de imediato|em breve|sem demora|demor(?:a|e|ar|ou)|apress[a-z]+|corr(?:a|e|er) (?:para|ate|antes|e )|decid(?:a|ir) (?:ja|logo|rapido)|prazos?|contagem regressiva|cronometro|tic[- ]?tac|(?:proxim[oa]|ultim[oa]) (?:natal|verao|carnaval|reveillon|ano novo|tabela|aniversario|pascoa)',
    undefined,
    exact,
  ),
  pressa(
    '(?:nao )?(?:da|de) para perder|perd(?:a|e|er|eu|em|endo)|nao (?:deixe|espere|adie|hesite|pense duas|fique de fora)|fic(?:a|ar|ou) de fora|deix(?:ar|e) (?:para|pra) depois|arrepend[a-z]+|oportunidades?|chances?|aproveite (?!para |o |a |os |as |cada |seu |sua |todo |toda |tudo |momentos )[a-z]+|(?:pode )?nao haver mais|nunca mais|tarde demais|antes (?:que|de todos|dos demais)|agarre|largue na frente|saia na frente',
    undefined,
    always,
  ),
  escassez(
    `(?:apenas|so|somente|ultim[oa]|mais) (?:um|uma|1|dois|duas|tres|2|3) (?:unidades?|apartamentos?|aptos?|opc(?:ao|oes)|coberturas?|disponive(?:l|is)|lugar|vaga)|sobr(?:ou|aram|am)|falt(?:a|am|ou|aram|ando)|disponive(?:l|is) (?:por|ate|so|apenas)|(?:sao|estao) poucos|concorrid[oa]s?|disputad[oa]s?|exclusiv[oa]s? para (?:poucos|alguns)|para poucos|lotes? de venda|reservad[oa]s? (?:em|ja|por)|(?:metade|maioria|maior parte|boa parte|quase tudo|quase todas?|quase todos) (?:d[oa]s? )?(?:unidades|apartamentos|vizinhos|lotes|predio|torre)|quase no fim|(?:esta|estao|chegando) no fim|foi embora|foram embora|boas opcoes|ainda ha ~(?:opcoes|unidades|disponive)[a-z]*|muda (?:ja )?(?:na|em|no|amanha)|campea[o]? de vendas|queridinh[oa]s?`,
    undefined,
    always,
  ),
  financiamento(
    'pag(?:a|am|ar|ue|uem|o|os|ou|ando|amento|amentos|avel)|cust(?:a|am|ar|ara|ou|e)(?! (?:nada|pouco perguntar|perguntar|sonhar|conhecer))|gast(?:a|am|ar|o|os|ou)|dinheiro|bolso|centavos?|grana|salarios?|aluguel|alugueis|poupanca|poupe|dividas?|prestac[a-z]+|boletos?|pagamento a vista|a prazo|em vezes|vezes sem|quita[a-z]*|fiado|amortiza[a-z]*|emprestimos?|(?:no|um|pouc[a-z]+) ~comeco e o resto|o resto depois|(?:analise|aprovacao|gerente|carta|credito) (?:d[oe]|pelo) bancos?|programas? (?:habitaciona(?:l|is)|do governo|social)|governo|subsidiad[oa]s?|down payment|mortgage|loan|cuotas|hipoteca',
    undefined,
    { ...always, mayBeAsked: true },
  ),
  aprovacao(
    '(?:a |da |na )?prefeitura|escrituras?|cartorios?(?!:? (?:xnomex|do \\d|de registro))|certidao|certidoes|pendencias?|carimb[a-z]+|matriculas?|individualizad[oa]s?|transferencias?|laudos?|vistoria[a-z]*|fiscalizac[a-z]+|papeis|papelada|burocracia|regularizac[a-z]+|legalizad[a-z]+|bombeiros|onus',
    undefined,
    { ...always, mayBeAsked: true },
  ),
  retorno(
    '(?:o|cada|seu|preco do|valor do) metro quadrado (?!bem|aproveit|pensad|conta|tem|importa|e bem|foi)[a-z]+|rend(?:e|em|er|eu|imento)(?! (?:boas|bons|histori|conversa|homenag))|depois ~(?:custa|vale|sobe)[a-z]*|(?:sobe|subira|vale|valera|cresce) (?:mais|muito|sempre|todo)|(?:dobra|triplica|multiplica)[a-z]*|patrimonio (?:que|seguro|garantid|cresc)[a-z]*|aposentadoria|heranca|especulac[a-z]+|guaranteed|investment|profit|return on|inversion|ganancia[a-z]*|invista|investir|investimentos?|investidor(?:es)?',
    undefined,
    exact,
  ),
  desconto(
    'mais barat[oa]s?|barat[oa]s?|pechincha|de graca|e um presente|de presente|por conta (?:nossa|da casa)|leve (?:\\d|dois)|menos (?:que|do que) ~(?:aluguel|mercado)|rebaixad[oa]|discount|free|sale|special offer|best price|descuentos?|gratuit[oa]s?',
    undefined,
    exact,
  ),
  premio(
    `(?:nenhum|nunca|todos|todo|cada|mil(?:hares)?|centenas|dezenas) ~(?:cliente|comprador|consumidor)[a-z]*|(?:clientes|familias|compradores) (?:felizes|satisfeit[a-z]+|realizad[a-z]+|aprovam|recomendam|confiam)|mais de ~(?:familias|clientes)|nota (?:10|dez|maxima)|cinco estrelas|depoimentos?`,
    undefined,
    always,
  ),
  pressa(
    'quem (?:~)?(?:fech|demor|compr|decid|reserv|chega primeiro|chega antes|invest|espera(?:r)? demais|garant|assin(?:a|ar|ou) (?:ate|antes|primeiro|hoje)|pag|corr(?:e|er|eu) |adquir|negoci|visita (?:ate|hoje|primeiro))[a-z]*',
    undefined,
    exact,
  ),
  premio(
    `(?:duas|dois|tres|quatro|cinco|varias|muitas|\\d+) geracoes(?! (?:da familia|juntas|sob|na mesma))|geracoes construindo|empresa (?:seria|solida|confiavel|premiada|lider|consolidada)|(?:historia|tradicao|trajetoria|experiencia|solidez|reputacao|credibilidade) (?:de|da|em|no|na) (?:~)?(?:construc|mercado|incorporac|qualidade|entregas?|sucesso)[a-z]*|(?:obras|empreendimentos|predios|torres) (?:ja )?(?:entregues|construid[oa]s) (?:pel|por|no|em|na)[a-z]*|nunca [a-z]+(?:ou|eu|iu)`,
    undefined,
    always,
  ),
  garantia(
    '(?:tem|com|possui|inclui|conta com) (?:um )?seguros?|seguro (?:que|contra|total|de vida|incluso|d[ae] obra)|assistencia (?:por|tecnica|de|garantid|24|durante|apos)[a-z]*|qualquer imprevisto|contra (?:vicios|defeitos|imprevistos|atrasos)|a vida toda|vitalici[oa]|sem (?:surpresas|preocupac(?:ao|oes) com|risco|erro)|risco nenhum|nada a temer|blindad[oa]',
    undefined,
    always,
  ),
  distancia(
    '(?:a |as |uma |de |da |das |boas |melhores |principais )?(?:escolas?|colegios?|creches?|universidades?|faculdades?|hospita(?:l|is)|farmacias?|padarias?|supermercados?|shoppings?|metro(?! quad|s| d)|aeroportos?|rodovias?|calcadao|ciclovias?|terminal|igrejas?|comercios?|bancos e|estacao de)(?! (?:interna|privativ|de convivencia))|(?:na|da) mesma (?:calcada|rua|quadra)|do outro lado da rua|atravess[a-z]+ a (?:rua|avenida)|(?:na|da|a) (?:porta|esquina) (?:do predio|de casa|do edificio|do residencial|da praia)|n?a esquina|(?:chega|chegue|va|vai|ir) (?:a pe|andando|caminhando) (?:a|ate|ao)',
    undefined,
    exact,
  ),
  vista(
    "sol (?:nascer|se por|nasce|se poe)|dentro d ?'?agua|(?:da|na|pela) (?:sua |propria )?(?:janela|varanda|sacada|sala|suite|cama|cobertura) (?:[a-z]+ ){0,5}(?:mar|praia|oceano|serra|montanhas?|baia|lagoa)|nada (?:sera|vai ser|pode ser) (?:construido|erguido)|(?:ninguem|nenhum predio|nada) ~(?:na frente|em frente|tapa|cobre|a frente)|vista (?:que|e) ~(?:nunca|para sempre|sua)|para sempre|olha(?:r|ndo)? (?:o|para o) mar|mar (?:na|da) (?:janela|varanda)|acord(?:e|ar) (?:vendo|com o mar|com vista|olhando)",
    undefined,
    always,
  ),
  fora(
    '(?:instagram|insta|ig|facebook|face|telegram|tiktok|linkedin|youtube|twitter|threads|pinterest|kwai|signal|messenger|skype|discord|olx|quinto ?andar|zap ?imoveis|viva ?real|google(?! maps)|e-?mails?|direct|inbox|dm|sms|direct message)|(?:nosso|outro|novo|meu|no) (?:site|perfil|canal|grupo|numero|portal)(?! desta)|(?:nosso|outro|novo|meu) whatsapp|(?:o |do |no |nosso |ao |um )?plantao(?: de vendas)?|(?:o |do |no |nosso |ao )?estande|stand de vendas|(?:central|casa|loja) de vendas|showroom|(?:visite|conheca|agende|venha|va|passe) (?:[a-z]+ ){0,4}(?:apartamento |apto )?(?:modelo|decorado)|(?:o |a |nosso |nossa |do |da |ao |pelo |pela )(?:gerente|diretor[a]?|consultor[a]?|vendedor[a]?|secretari[ao]|atendente|supervisor[a]?|proprietari[oa]|sindic[oa]|captador[a]?|despachante|administrador[a]?)|(?:a |na |da |outra |nossa |pela )imobiliaria(?! responsavel)|(?:outr[oa]|novo|verdadeir[oa]|nosso proprio) (?:corretor[a]?|contato|numero|telefone|atendimento|pagina|site|link)|(?:ligue|disque|telefone|telefonar|ligar) (?!d[oa] )[a-z0-9]+|(?:nao|nunca) (?:fale|ligue|chame|use|clique|neste|nest[ae]|por aqui|com este)|(?:digite|pesquise|busque|acesse) [a-z]+|\\[ ?ponto ?\\]|\\( ?ponto ?\\)|\\[ ?arroba ?\\]',
    undefined,
    always,
  ),
  fora(
    '(?:chame|siga|prefira falar|procure|peca) (?:por |pelo |pela |no |na |em |o numero |a |o |falar |direto )?(?!corretor|whatsapp|apresentac|detalhe|informac|material|sua|seu|mais|plant|imag|preco|valor|tabela|memorial|visita|caminho|curso|luz|vento|sol|som|ritmo|verde|passo|roteiro|mapa|ao |um |uma |as |os |quem |\\{|mais|folder|book|a |o |simulac|nome|endereco)[a-z]+',
    undefined,
    exact,
  ),
  golpe(
    '(?:corretor[a]?|atendimento|pagina|site|link|anuncio|sessao|conta|acesso|cadastro|numero|empreendimento|contato|servico|oferta|conteudo|navegador|sistema) (?:d?est[ae] |des[st]e |des[st]a |seu |sua |do |da |de ){0,3}(?:pagina |site |anuncio |numero )?(?:esta |foi |e |ja |se |temporariamente |esta em ){0,3}(?:nao (?:atende|existe|responde|vale|funciona|esta|e ) ?[a-z]*|suspens[oa]s?|bloquead[oa]s?|expir[a-z]+|encerrad[oa]s?|desativad[oa]s?|indisponive(?:l|is)|fora do ar|mudou|trocou|desatualizad[oa]s?|antig[oa]s?|vencid[oa]s?|cancelad[oa]s?|invalid[oa]s?|proibid[oa]s?|restrit[oa]s?|retirad[oa]s?|removid[oa]s?|em manutencao|inseguro|falso|perigoso|infectado)|(?:em|uma|nossa) manutencao(?! (?:predial|do|da|dos|das|de|simples|facil|baixa))|manutencao (?:programada|do (?:site|sistema)|em andamento)|pagina nao encontrada|erro (?:\\d+|de |ao |no )[a-z]*|acesso negado|verifique (?:sua|seu|que voce)|nao sou um robo|captcha',
    undefined,
    always,
  ),
  golpe(
    '(?:mande|envie|responda|informe|confirme)(?: (?!(?:uma?|sua|com|a|as|suas|o|seu) (?:mensagem|recado|oi|ola|whatsapp|pergunta|perguntas|duvida|duvidas|horario|visita|corretor|o corretor|a corretora|disponibilidade|melhor|interesse|corretora|endereco))[a-z]+)|(?<!jardim |jardins |deck |piscina |terraco |horta |ponte )(?:suspens[oa]s?|manutencao|bloquead[oa]s?|expirad[oa]s?|indisponivel|fora do ar|login|logar|senhas?|password|sign in|log in)(?=[.!…]*$)|(?:seu |sua |o |do |um |da |a |com |nome e )?(?:cpf|rg|cnh|passaporte|senhas?|passwords?|pin|token|qr ?code|codigo (?:que|de|do|sms|recebido|enviado)|foto (?:sua|do|de (?:seu|um)) ~documento|documentos? (?:pessoal|pessoais|de identidade)|(?:seus?|suas?) (?:documentos?|dados|contatos|conta|fotos?|cartao|identidade|comprovante|login|usuario|computador|aparelho))(?! (?:sao|estao|serao|ficam) )|(?:foto|copia|imagem) (?:sua|d[oe] (?:seu )?(?:documento|cartao|rosto|identidade|cpf|rg))|(?:reenvie|preencha|digite|cadastre|inscreva|assine|transfira|deposite|fotografe|escaneie|aponte|autorize|permita|habilite|ative|atualize|baixe|instale|execute|abra o arquivo|copie|cole)(?:-se)? (?!(?:cada|os|as|um|uma|o|a) (?:mem[oó]ria|planta|folder|book|sentid)[a-z]*)[a-z]+|instalador(?:es)?|aplicativos?|apps?|downloads?|software|extensao do|plugin|(?:um )?deposito (?!privativ|individua|para|de (?:bicicl|praia)|no |na |nas |nos |em |e |com )[a-z]+|(?:segura|segure|seguram|trava|trave|reserva|reserve) (?:a |o |sua |seu |uma |um )?(?:unidade|apartamento|lugar|vaga|preco|compra|negocio)',
    undefined,
    always,
  ),
];
