/** What a message says to a yes-or-no question. */
export interface Consent {
  verdict: 'sim' | 'nao' | 'adia' | null;
  /** Both a yes and a no, or a yes with a condition: to be asked, never taken. */
  isDoubtful: boolean;
  evidence: string;
}

type Mark = 'S' | 's' | 'N' | 'n' | 'A' | 'C' | '-';

const end = '(?= ?$| [.,?]| e (?:ai|entao)\\b)';
const goOn =
  '(?:participar|me cadastrar|cadastrar|fazer(?: parte| o cadastro| meu cadastro| cadastro| isso| sim)?|entrar|comecar|ser (?:corretor|parceir[oa]|cadastrad[oa])|continuar|seguir|prosseguir|avancar|me inscrever|inscrever|iniciar|dar continuidade|dar inicio|tentar|confirmar|enviar|concluir|finalizar|esse|este|o cadastro|meu cadastro|colaborar|me juntar|participa|cadastra|isso)';
const very =
  '(?:sim|muito|demais|claro|ja|mesmo|tambem|bastante|agora|logo|com certeza|ne|ue|tanto|uai|para ontem|vamos)';

/**
 * Ways of saying yes, no and later, by how they are said; the first that fits a place is taken. S and N stand for
 * themselves, s and n only where nothing speaks against them ('não, pode sim' is a yes); A puts off, C sets a
 * condition, '-' is none of these though it looks like one.
 */
const ways: [Mark, string][] = [
  // Not an answer.
  [
    '-',
    'ate (?:amanha|logo|mais|breve|segunda|a proxima)\\b|sim ou nao|nao ou sim|(?:nao )?sei (?:se )?(?:sim|quero)|se (?:sim|nao)\\b|(?:falei|disse|respondi|mandei|escrevi|mando|coloquei) (?:que )?(?:sim|nao)',
  ],
  [
    '-',
    '(?:bom|boa) (?:dia|tarde|noite)|tudo (?:bem|bom|certo|ok|joia|tranquilo) ?\\?|tudo bem com (?:voce|voces)|como vai',
  ],
  ['-', 'esta (?:bem|bom|certo) (?:essa|esse|isso|este) .{0,20}\\?'],
  [
    '-',
    'pode (?:me |voce )*(?:dizer|falar|explicar|ajudar|passar|informar|esclarecer|ligar|chamar|trocar|mudar|corrigir|alterar|apagar|excluir|repetir|tirar|arrumar|atualizar|editar|esperar|colocar|por|botar|ficar|ser (?:o|a|de|com|como|so|que|no|na|em|so)\\b|(?:deixar|ir) sem)',
  ],
  ['-', '(?:e|isso e|esta) (?:claro|certo|seguro) ?\\?|certo \\?|ok \\?|beleza \\?|sim \\?'],
  [
    '-',
    '(?:quero|queria|gostaria de|gostaria|preciso) (?:so |apenas |muito |antes |primeiro )*(?:de )?(?:saber|entender|falar|conversar|ver|tirar|perguntar|corrigir|mudar|trocar|alterar|apagar|excluir|comprar|alugar|vender|vou|informacao|informacoes|mais informacoes|detalhes|mais detalhes|um|uma|que|ser chamad[oa]|usar|colocar|conhecer|arrumar|atualizar|parar|sair|cancelar|ajuda|o numero|meu link|meus dados|esperar|ligar|receber)',
  ],
  // A no that stands for a yes.
  [
    'S',
    'por ?que nao|porque nao|nao (?:carece|precisa)(?: de)? (?:nem )?perguntar|nao (?:tem|tenho|vejo|ha|teria|sera) (?:nenhum )?(?:problemas?|pobrema|objecao|nada contra)|sem (?:problemas?|nenhum problema|crise|erro|medo|neura)|nao vejo a hora|nao (?:posso|da para|quero|vou) (?:perder|ficar de fora|deixar passar)|nao perco por nada|nao me oponho|nao tem (?:como|porque|por que) (?:dizer |falar |recusar)?(?:nao)?|nao custa nada|nao (?:tem )?erro',
  ],
  [
    'S',
    'sem (?:sombra de )?duvidas?(?: nenhuma| alguma)?|nao (?:tenha|tenho|tem|ha|resta) (?:nem )?(?:a menor )?duvidas?|nao e (?:nao|que nao queira)|como nao|nem precis[oa] (?:perguntar|pensar)|nem pens(?:o|ei) duas vezes|nao precisa (?:nem )?perguntar',
  ],
  // Put off.
  [
    'A',
    `(?:agora|hoje|no momento|por enquanto|por agora|nesse momento|neste momento|ainda|esse mes|essa semana) (?:eu )?nao(?: (?:posso|consigo|da|quero|vou conseguir|tenho (?:como|tempo)|vai dar|dava|rola))?|nao (?:posso|consigo|da|vai dar|tenho tempo|tenho como|vou conseguir|estou podendo|quero) (?:falar |responder |fazer |mexer |ver |isso |para mim )*(?:agora|hoje|nesse momento|neste momento|no momento|ja)`,
  ],
  [
    'A',
    '(?:mais tarde|depois(?! (?:de (?:voce|aprovado)|do (?:cadastro|sim)))|amanha|outra hora|outro dia|outro momento|semana que vem|mes que vem|ano que vem|a noite|mais para frente|daqui (?:a )?(?:pouco|um pouco|uns|umas|umas|\\d+|uma|meia|dois|duas|tres|cinco|dez)|segunda feira|na segunda|na terca|na quarta|na quinta|na sexta|no sabado|no domingo|no fim de semana|fim de semana|quando (?:eu )?(?:chegar|puder|der|sair|terminar|acabar|tiver|voltar)|assim que (?:eu )?(?:chegar|puder|der|sair|terminar|acabar|tiver|voltar)|ja ja|jaja|logo mais|em breve|um minuto|um minutinho|um momento|um momentinho|um instante|so um (?:minuto|minutinho|momento|segundo|instante|seg|min)|rapidinho ja|(?:me )?espera(?: ai| um pouco| um pouquinho| so)?|aguarda(?: um)?|guenta ai|segura ai)',
  ],
  [
    'A',
    '(?:vou|deixa|deixe|preciso|quero|tenho que|tenho de|queria|irei) (?:eu )?(?:so )?(?:pensar|ver(?: com| se| direito| certinho| primeiro| melhor| antes| aqui)?|analisar|avaliar|conversar com|falar com (?:minha|meu|a minha|o meu)|refletir|decidir|consultar|perguntar (?:para|ao|a) (?:minha|meu))|(?:te|lhe|voces?) (?:respondo|retorno|aviso|falo|chamo|procuro|mando)|(?:eu )?(?:respondo|retorno|aviso|volto|chamo) (?:depois|mais tarde|amanha|ja|assim|quando|logo)|estou (?:no (?:trabalho|transito|volante|plantao|medico|onibus|meio)|dirigindo|em (?:reuniao|atendimento|visita|aula)|atendendo|ocupad[oa]|trabalhando|na rua|na correria|com cliente|sem tempo)|to corrid[oa]|oportunamente|assim que possivel|quando possivel|(?:eu )?(?:mandarei|informarei|retornarei|analisarei|darei|verei|farei|responderei|enviarei|avaliarei|pensarei|verificarei|decidirei|providenciarei|confirmarei|entrarei)|(?:mando|envio|faco|respondo|vejo|termino|passo|digo|preencho|confiro) (?:de noite|a noite|a tarde|de tarde|cedo|logo|em casa|la em casa|de casa|no (?:escritorio|computador|almoco)|na (?:segunda|terca|quarta|quinta|sexta|hora do almoco))|vou (?:pedir|buscar|procurar|pegar|conferir|olhar|checar|dar uma olhada|achar|tirar|ler)|deixa(?: eu| ver eu| me)? (?:conferir|olhar|ler|procurar|pegar|buscar|achar|checar|chegar|terminar|so)|estou (?:lendo|conferindo|indo|chegando|pegando|buscando|almocando|jantando|na fila|no banco|num|numa|viajando|em audiencia|em viagem|em plantao)|encontro-me|perainda|espera ainda|calma (?:ai|la)|ainda (?:estou|to)|talvez|quem sabe|ainda nao (?:sei|decidi|resolvi)(?: direito)?|nao (?:sei ainda|decidi|resolvi)(?: ainda)?|nao sei se (?:quero|vou)',
  ],
  // Yes, with a condition.
  [
    'C',
    '(?:se|caso|desde que|contanto que|so se|somente se) (?:for|nao|tiver|eu|der|voces?|e|o|a|fosse|realmente|puder)\\b',
  ],
  [
    'A',
    'nao tenho (?:ela |ele |isso |o numero |a carteira )?(?:aqui|agora|comigo|em maos|na mao|no momento)',
  ],
  // No.
  [
    'N',
    'claro que nao|com certeza nao|certeza que nao|de jeito nenhum|de forma alguma|de maneira nenhuma|nem (?:pensar|a pau|quero|morto|em sonho|ferrando|fudendo|pense)|deus me livre|to fora|estou fora|tou fora|fora dessa|sai fora|cai fora|me tira (?:dessa|fora)|me deixa(?: em paz| quieto)',
  ],
  [
    'N',
    '(?:nao|num|nem) (?:(?:me|mais|muito|ia|iria|vou|estou|to|tou|tenho|a fim|de|estou a fim de|estou afim de) )*(?:quero|queria|desejo|gostaria|interessa|interesso|interessad[oa]|interesse|participar|participo|aceito|autorizo|concordo|topo|preciso|precisa|pretendo|curto|afim|a fim|rola|confirmo|obrigado|valeu|cadastr(?:ar|e|a))(?: (?:nao|mais|nada|participar|isso))*',
  ],
  [
    'N',
    '(?:quero|queria|pode|posso|preciso|tenho|vou|aceito|topo|estou|precisa|gostei|interessa|curti|rola|da|querer|fazer|participar|rolar)(?: mais)? nao\\b',
  ],
  [
    'N',
    'sem (?:nenhum )?interesse|(?:eu )?dispenso|desisto|desisti|negativo|(?:jamais|nunca)(?= ?$| [.])|recuso|(?:prefiro|melhor|acho (?:melhor )?que|creio que|acredito que|acho que e|pensando bem|decidi que) nao(?: participar| fazer| querer)?|deixa (?:para la|quieto|para proxima|para outra|assim mesmo|baixo)|deixe para la|esquece|(?:eu )?passo(?= ?$| [.,])|fica para (?:proxima|outra)|nao (?:mesmo|senhora?|muito obrigado|e para mim|e minha praia|faz sentido|desta vez|dessa vez)',
  ],
  [
    'S',
    'capaz que nao|nao custa (?:nada )?(?:tentar|ver)|por mim (?:pode|tudo|esta|ok|beleza|sim)|(?:tem|tens) (?:o )?meu (?:sim|ok|aceite|aval)|ciente e de acordo',
  ],
  [
    'n',
    'nao (?:vou |quero |pretendo |posso |gosto de |irei |costumo )?(?:te |lhe |vos |me )?(?:dar|passar|passo|dou|mando|mandar|informo|informar|digo|dizer|envio|coloco|colocar|forneco|fornecer|compartilho|compartilhar|respondo|preencho|preencher|utilizo|entro|entrar|caio|cair|arrisco|clico)\\b(?! (?:agora|hoje|ja|de cabeca))',
  ],
  [
    'N',
    '(?<=^|[.,?] )(?:capaz(?: que .{0,12})?|esta (?:louco|doido|maluco|loco)|nem a pau|nem fudendo|ai dento|sai(?: dessa| pra la)|me erra|vaza|rala|me poupe|nada disso|nao mesmo)|me deixa em paz|nao (?:me )?(?:enche|perturb\\w+)|(?:esta |esta tudo )?(?:certo|correto|bom|ok) nao\\b|nao esta (?:tudo )?(?:certo|correto|bom|ok|legal)|nao (?:manda|mande|envia|envie|pode enviar|pode mandar|confirmo|confirma)(?= ?$| [.]| ainda)',
  ],
  [
    'N',
    '(?:precisa|carece|quero|vou|da) nao\\b|nao (?:precisa|carece|vai precisar|e necessario|ha necessidade|faco questao)|agradeco(?: o convite)?(?: [.])?,?(?: mas| porem| contudo| entretanto)|declino|(?:eu )?recuso|nao (?:consinto|autorizo|desejo|pretendo|tenciono|me (?:interessa|convem|cadastr\\w+))|(?:estou|to) de boa(?= ?$| [.])|deixe? (?:para la|quieto|estar)|fica para (?:a )?proxima|nao sou (?:eu|o|a) .{0,30}|me exclua|desligar-me|me desligar|desvincular|cancele|nao concordo|de maneira alguma|em hipotese alguma',
  ],
  [
    'N',
    '(?:ja )?(?:trabalho com|tenho) outra (?:empresa|imobiliaria|parceria)|cancel[ae] (?:tudo|isso|o cadastro)?',
  ],
  // Yes.
  [
    'S',
    `claro que (?:sim|quero|aceito|topo|pode|vou|tenho|gostaria|autorizo|concordo)|(?:quero|queria|gostaria|gostaria de|adoraria|desejo|pretendo|vou|vamos|bora|posso|pode(?:mos)?|aceito|topo|eu gostaria de|quero muito|afim de|a fim de|aceita) ${goOn}`,
  ],
  [
    'S',
    `(?:eu )?(?:quero|aceito|topo|concordo|autorizo|confirmo|gostaria|adoraria|queria|participo)(?: ${very})+`,
  ],
  ['S', `(?:eu )?(?:quero|aceito|topo|concordo|autorizo|confirmo|adoraria|gostaria|participo)${end}`],
  [
    'S',
    '(?:(?:eu )?tenho|(?:eu )?estou (?:com|muito|super|bem|mega)?|me|muito|com|super|tem) (?:sim |muito |muita |total |bastante |todo |o |super |grande )*(?:interesse|interessad[oa]|interessa|interessei|animad[oa]|vontade|a fim|afim)(?: sim| em participar| no programa)?|interessad[oa](?: sim)?|interessa sim|me interessa|tenho sim|estou (?:dentro|in|a fim|afim|pronto|pronta|on|nessa|junto)|tou dentro|to dentro|(?:ja )?(?:conta|contem|conte|podem contar|pode contar) comigo|tamo junto|estamos juntos?|estamos junto|nois|dentro(?= ?$| [.,])|demoro(?:u)?|so (?:se for agora|vamos|bora|alegria)|e para ja|agora mesmo',
  ],
  [
    'S',
    `(?:me |pode me |podem me )(?:cadastra|cadastre|cadastrar|inscreve|inscreva|inscrever|poe|bota|coloca|inclui|inclua|registra)(?: ai| sim| logo| nessa| no programa| por favor| entao)*${end}`,
  ],
  [
    'S',
    `(?:pode|podemos|podem|pode-se) (?:sim|claro|ir|mandar|comecar|seguir|prosseguir|continuar|cadastrar|anotar|confirmar|enviar|perguntar|crer|apostar|vir|ser(?: sim| claro| tranquilo)?${end}|iniciar|fazer|registrar|salvar|concluir|finalizar|tocar|soltar|meter|usar|avancar|dar|deixar assim|filmar)`,
  ],
  [
    'S',
    `(?:vamos|bora|partiu|vamo|simbora|simbora|bota|toca|segue|manda|mete|solta|pau na|senta) (?:la|nessa|sim|nos|ver|bala|fazer|comecar|embora|que vamos|o baile|fundo|bronca|a ficha|o dedo|ficha|em frente|adiante|agora|ja|entao|logo|fechar|participar|o jogo|a bala|pra cima|para cima|a pergunta|as perguntas|brasa|a ver)`,
  ],
  [
    'S',
    '(?:consinto|anuo|aquiesco|assinto|estou de (?:pleno )?acordo|de (?:pleno )?acordo|pois nao|prossiga|prossigamos|proceda|perfeitamente|manifesto (?:meu |o meu |meu total )?interesse|tenho (?:total |muito |pleno )?interesse|aceito (?:o convite|participar|os termos|sim)|confirmo(?: (?:a exatidao|os dados|tudo|que|o resumo|as informacoes))|os dados (?:estao|conferem)|dados (?:corretos|conferem|conferidos|ok)|(?<!nao )esta(?:o)? (?:tudo )?(?:corret|cert|exat|perfeit)\\w+|tudo (?:correto|confere|certo|certinho|ok|em ordem|exato)|nao ha (?:reparos|ressalvas|correcoes|erros|o que corrigir|nada a corrigir)(?: a fazer)?|sem (?:reparos|ressalvas|correcoes)|pode(?:m)? (?:encaminhar|registrar|protocolar|despachar|submeter)|(?:faz|faca|fazer|faca-se) (?:o )?(?:meu )?(?:cadastro|registro)(?: ai| logo)?|arretad[oa]|massa demais|da certo|vambora|que bom(?= ?$| [.])|eba|oba|uhul|so vem|bora que|ja quero|quero quero|conte comigo)',
  ],
  [
    'S',
    `(?:sim|logico|obvio|evidente(?:mente)?|obviamente|certamente|naturalmente|logicamente|com certeza|certeza absoluta|com (?:todo|muito|o maior) prazer|seria (?:otimo|um prazer|uma honra|maravilhoso)|com toda (?:a )?certeza|ja e|jae|fechou|fechado|combinado|partiu(?! dormir)|bora(?! (?:tomar|beber|comer|sair|jogar|ver o jogo))|simbora|afirmativo|corretissimo|certissimo|uhum|joinha|dale|firmeza|firmao|de lei|so bora|vai que vai|na hora(?= ?$| [.])|aceitei|topei|quero entrar|me (?:inclui|coloca|bota|poe) (?:ai|nessa|na lista)|pode (?:lancar|mandar o papo|meter bronca|proceder)|lanca(?: ai)?|manda o papo|estou (?:nessa|na area|junto|afim|a fim)|bora bora|da-lhe|ate que enfim|pode ter certeza)`,
  ],
  [
    'S',
    `(?<=^|[.,?] |(?:^|[.,?] )(?:opa|oi|ola|uhum|ok|sim|ha|entao|e|mas) )(?:claro|certeza|prazer|vamos|positivo|correto|exato|exatamente|confirmado|confere|perfeito|(?:esta )?tudo (?:certo|certinho|ok|correto|conforme|confere|perfeito|joia|em ordem)|esta (?:tudo )?(?:certo|certinho|otimo|ok|correto|bom|perfeito|joia|show)|certinho|e isso(?: ai| mesmo)?${end}|isso (?:mesmo|ai|ai mesmo|aew)${end}|(?:e|sou) (?:sim|ess[ea] mesmo|isso mesmo|est[ea] mesmo|ess[ea])${end}|ess[ea] (?:mesmo|ai)|manda(?: ai| ver| bala)?${end}|amei|adorei(?: a ideia)?|boa ideia|quero${end}|segue${end}|mas (?:bah|claro|e claro)|esta (?:tri|joia|massa|top|suave|show)|tri (?:bom|legal|afim|interessad[oa])|so vem|pode (?:pa|vir|crer|por)|papo reto|sem cao|suave(?: na nave)?|(?:e|eh) nois|brota|desenrola|me agrada|bao demais|bao|ta na mao|da bom|valendo|finalmente|gostei|pode deixar|deixa comigo|demorou|opa(?= ?$)|smi|concordo|quase certo)(?! \\?)`,
  ],
  [
    's',
    `(?<=^|[.,?] |(?:^|[.,?] )(?:nao|opa|sim|ok|esta|uhum) )(?:ok|beleza|certo|isso|show(?: de bola)?|legal|otimo|maravilha|massa|top|tranquilo|de boa|dboa|esta bem|ta bem|tudo bem|pronto|vai|boa|de acordo|okidoki|pode|podemos|pode ser|opa|excelente|bacana|da hora|joia|firmeza|demais|suave|tranks|bele|fmz|feito|valeu|s)${end}`,
  ],
  ['s', '(?<=^)esta(?= ?$| [.])'],
  [
    's',
    '(?<=^|[.,?] )(?:ok|beleza|certo|pode ser|tudo bem|de acordo|de boa|tranquilo|esta bem|okay)\\b(?! (?:nao|que|e|de|com|aqui|ai e))',
  ],
  // A bare no: an interjection until something else is said.
  [
    'n',
    '(?<=^|[.?,] )nao(?: nao)*(?= ?$| [.,?])|(?<=^)nao(?: nao)*(?= (?:eu |pode|na verdade|e isso|pera|espera|calma|errei))',
  ],
];

/** The words of these ways, as they are spelt. */
export const consentWords: readonly string[] = ways.map(([, words]) => words);

const scanner = ways.map(([mark, words]) => ({ mark, pattern: new RegExp(`(?:${words})`, 'y') }));

interface Found {
  mark: Mark;
  at: number;
  said: string;
}

const isYes = (mark: Mark) => mark === 'S' || mark === 's';

/** Whether a place stands in a question: 'quem tem CRECI provisório pode participar?' says no yes. */
function isInQuestion(said: string, at: number): boolean {
  const end = said.slice(at).search(/[.?]/);
  if (end < 0 || said[at + end] !== '?') return false;
  const clause = said.slice(said.slice(0, at).search(/[^.?]*$/), at + end).trim();
  return !/^(?:sim|quero|bora|vamos|claro|opa|ok|com certeza|por ?que nao|como nao)\b/.test(clause);
}

/** Every mark of a normalised message, in its order. */
function marksOf(said: string): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < said.length) {
    let taken: Found | null = null;
    for (const { mark, pattern } of scanner) {
      pattern.lastIndex = at;
      const match = pattern.exec(said);
      if (!match || match[0] === '') continue;
      const next = said[at + match[0].length];
      // Whole words alone: 'simples' holds no 'sim'.
      if (next !== undefined && /[a-z0-9-]/.test(next) && /[a-z0-9]$/.test(match[0])) continue;
      taken = { mark, at, said: match[0] };
      break;
    }
    if (taken) {
      if (taken.mark !== '-' && !(isYes(taken.mark) && isInQuestion(said, taken.at))) found.push(taken);
      at += taken.said.length;
    }
    const space = said.indexOf(' ', at);
    if (space < 0) break;
    at = space + 1;
  }
  return found;
}

/** Words with which somebody takes back what they just said. */
const turnsAround =
  /\b(?:na verdade|quer dizer|pensando bem|mudei de ideia|melhor|ah|ops|opa|perai|espera|alias|mas|nao+|digo|so que|porem|desculpa|brincadeira|zoeira|mentira|risada)\b/;

/** Whether a normalised message says yes, no or later; how sure that is depends on what else stands in it. */
export function readConsent(said: string): Consent {
  const marks = marksOf(said);
  const of = (...kinds: Mark[]) => marks.filter(({ mark }) => kinds.includes(mark));
  const answer = (verdict: Consent['verdict'], isDoubtful: boolean, from: Found | undefined): Consent => ({
    verdict,
    isDoubtful,
    evidence: from?.said ?? '',
  });
  const [strongYes, strongNo, later] = [of('S').at(-1), of('N').at(-1), of('A').at(-1)];
  const [weakYes, weakNo] = [of('s').at(-1), of('n').at(-1)];
  const condition = of('C')[0];
  if (strongYes && strongNo) {
    const [first, last] = strongYes.at < strongNo.at ? [strongYes, strongNo] : [strongNo, strongYes];
    const between = said.slice(first.at + first.said.length, last.at);
    const isTurned = turnsAround.test(between) || first.said.length <= 3;
    return answer(last.mark === 'S' ? 'sim' : 'nao', !isTurned, last);
  }
  if (strongNo) return answer('nao', false, strongNo);
  if (strongYes) {
    if (later) return answer('adia', false, later);
    // 'sim ... não': a bare no after the yes takes it back.
    if (weakNo && weakNo.at > strongYes.at && / \. nao(?: \.| ?$)| nao ?$/.test(said.slice(strongYes.at)))
      return answer('sim', true, strongYes);
    return answer('sim', condition !== undefined, strongYes);
  }
  if (later) return answer('adia', false, later);
  if (weakNo && weakYes) {
    const isYes =
      weakNo.at < weakYes.at && !/^nao (?:pode|ok|beleza|certo|isso|esta)/.test(said.slice(weakNo.at));
    return answer(isYes ? 'sim' : 'nao', !isYes, isYes ? weakYes : weakNo);
  }
  if (weakNo) return answer('nao', condition !== undefined, weakNo);
  if (weakYes) return answer('sim', condition !== undefined, weakYes);
  return answer(null, false, undefined);
}
