import { type Intent, type SeenIntent, sureFrom, type Topic } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import { withBeliefs } from './believe.ts';
import { rhetorical } from './ditos/perguntas.ts';
import { doesNotKnow } from './does-not-know.ts';
import { patterns } from './patterns.ts';
import { usesThisNumber } from './uses-this-number.ts';

/** What bears on a decision beside what the rules saw and the classifier believes. */
export interface Circumstances {
  said: string;
  /** What is believed of the words beside the data alone. */
  ofRest?: ReadonlyMap<Intent, number>;
  pending: Question | null;
  topics: readonly Topic[];
  isData: boolean;
  /** What was asked for is told. */
  isAnswered: boolean;
  /** The photo is put off; it is promised. */
  isPutOff: boolean;
  isPromise: boolean;
}

/** The intents of a message: the rules' with the classifier's, weak readings giving way to strong ones. */
export function decide(
  seen: readonly SeenIntent[],
  beliefs: ReadonlyMap<Intent, number>,
  circumstances: Circumstances,
): SeenIntent[] {
  const { said, isPutOff, isPromise } = circumstances;
  // Of letters beaten at random nothing is believed.
  const isNoise = seen.length === 1 && seen[0]!.intent === 'sem-sentido';
  const believed = isNoise ? new Map<Intent, number>() : beliefs;
  const held = mendsOnly(settled(withBeliefs(seen, believed, circumstances), circumstances), circumstances);
  const intents = refusedFirst(askedAtLeast(held, circumstances), circumstances);
  if (intents.length === 0 && tellsSource(said))
    return [{ intent: 'cumprimenta', evidence: said.slice(0, 120), confidence: 0.8, by: 'regras' }];
  if (asksNothing.test(said))
    return [
      ...intents.filter(
        ({ intent, by }) => intent !== 'reclama' && !(intent === 'pergunta' && by !== 'regras'),
      ),
      { intent: 'reclama', evidence: said.slice(0, 120), confidence: 0.9, by: 'regras' },
    ];
  if (isPutOff)
    return [
      ...intents.filter(({ intent }) => intent !== 'adia' && intent !== 'nao'),
      { intent: 'adia', evidence: said.slice(0, 120), confidence: 0.95, by: 'regras' },
    ];
  return isPromise
    ? [...intents, { intent: 'sim', evidence: said, confidence: 0.8, by: 'classificador' }]
    : intents;
}

/** 'Você anotou meu nome errado, é …' mends, and asks nothing. */
function mendsOnly(intents: SeenIntent[], { said, isData }: Circumstances): SeenIntent[] {
  const isMended = intents.some(({ intent, confidence }) => intent === 'corrige' && confidence >= sureFrom);
  if (!isMended || !isData || said.includes('?')) return intents;
  return intents.filter(
    ({ intent, by, confidence }) => intent !== 'pergunta' || by !== 'regras' || confidence >= weaklyAsked,
  );
}
/** Below this a rule has only seen that something sounds like a question. */
const weaklyAsked = 0.9;

const lead = '^(?:(?:ih|ai|opa|ops|olha|ah|e|entao|moca|oi|risada) )*';
const refusesNumber = new RegExp(
  `${lead}nao\\b(?! (?:sei|tem|tenho|precis|ha|entendi|da|consigo|consegui|posso)\\w*)`,
);
const refusesSummary = new RegExp(
  `${lead}nao(?= [.]| risada| (?:o|a|meu|minha|nome|tira|tire|troca|muda|bota|coloca) | (?:esta|confere|bate)(?: tudo)?(?: (?:cert|corret|exat|ok|bom|bem)\\w*| ?[.]))`,
);

/** 'Não, o e-mail é …' at the summary and 'não, fala nesse: …' of one's number refuse what was asked, and tell what is right. */
function refusedFirst(seen: SeenIntent[], { said, isData, pending }: Circumstances): SeenIntent[] {
  // 'Não é esse não' refuses the number that is asked about, and mends none.
  const isRefusal = pending === 'telefone' && !isData && seen.some(({ intent }) => intent === 'nao');
  const intents = isRefusal ? seen.filter(({ intent }) => intent !== 'corrige') : seen;
  const isSure = (...names: Intent[]) =>
    intents.some(({ intent, confidence }) => names.includes(intent) && confidence >= sureFrom);
  const isOf = (pending === 'confirmar' && isSure('corrige')) || (pending === 'telefone' && isData);
  if (!isOf || isSure('nao', 'sim', 'pergunta', 'adia', 'pular')) return intents;
  if (!(pending === 'telefone' ? refusesNumber : refusesSummary).test(said)) return intents;
  return [
    ...intents.filter(({ intent }) => intent !== 'nao'),
    { intent: 'nao', evidence: said.slice(0, 120), confidence: 0.9, by: 'regras' },
  ];
}

/** A yes that hesitates: it is asked for again. */
const hesitates = /^(?:sim|ok|certo|isso|quero|beleza|claro|nao|pode)(?: \?)+$/;

/** What leaves a question beside it one: 'pode ser de menor? tenho 17'. */
const besideQuestions = new Set<Intent>(['menor', 'comprador', 'agradece', 'pular', 'outro-cadastro']);
const asksSomething = /[a-z] \?(?:$| )/;

/** 'PDF?', 'Obrigatório?', 'Foi?': what bears the mark of a question and tells nothing asks, whatever its words. */
function askedAtLeast(intents: SeenIntent[], { said, isData }: Circumstances): SeenIntent[] {
  const isBuyer = intents.some(({ intent }) => intent === 'comprador');
  const isElse = intents.some(
    ({ intent, confidence, by }) =>
      confidence >= sureFrom &&
      !besideQuestions.has(intent) &&
      !(intent === 'nao' && said.endsWith('?')) &&
      !(intent === 'fora' && by === 'classificador' && isBuyer),
  );
  if (isData || isElse || !asksSomething.test(said) || hesitates.test(said)) return intents;
  return [
    ...intents.filter(({ intent }) => intent !== 'pergunta'),
    { intent: 'pergunta', evidence: said.slice(0, 120), confidence: 0.85, by: 'regras' },
  ];
}

/** 'Pode ser depois?' asks, and puts off. */
const asksLater = /^(?:pode ser|posso (?:mandar|enviar|fazer|responder|ver)|mando|deixo|da para ser)\b/;

/** 'Isso não acaba nunca?' */
const endless =
  /^(?:mas |e )?(?:isso |esse \w+ |essa \w+ )?(?:nao|nunca) (?:acaba|termina|tem fim)(?: (?:nunca|mais|nao))*(?: \?)?$/;

/** 'Como faço para …' */
const asksHow =
  /(?:^|[.] |\be )(?:como|de que (?:jeito|forma|modo)|onde) (?:e que )?(?:eu )?(?:faco|faz|fazer|posso|consigo|para|paro|saio|cancelo)\b/;

const wantsForOneself =
  /\b(?:quero|queria|procuro|procurando|gostaria|pretendo|sou (?:cliente|comprador)|nao sou corretor)\b/;

/** 'Quem é a empresa por trás? Tem alguém responsável?' asks who is there, and for nobody. */
const asksWho = /\bquem (?:e|sao|esta|fica|seria)\b|\b(?:empresa|imobiliaria|cnpj|por tras)\b/;
const wishes = /\b(?:fal\w*|convers\w*|atend\w*|lig\w*|cham\w*|passa\w*|quero|queria|prefiro|preciso)\b/;

const tellsWho =
  /\bquem (?!foi |e |sao |era |seria |fala )(?:me |te |nos )?[a-z]+ .*\bfoi (?:o |a |um |uma |meu |minha )?[a-z]+/;

/** 'Não fiz pergunta', 'não perguntei nada' */
const asksNothing =
  /\b(?:nao|nem) (?:(?:fiz|era|foi|tinha) (?:nenhuma |uma )?pergunta\b|(?:te |lhe )?perguntei(?: (?:nada|coisa nenhuma|coisa alguma|nao))*(?= ?$| [.,]| (?:mas|so|eu)\b))/;

const source =
  /\b(?:(?:deu|deram|pass(?:ou|aram)|indic(?:ou|aram)|mand(?:ou|aram)|envi(?:ou|aram)|recomend(?:ou|aram)|arrum(?:ou|aram)|compartilh(?:ou|aram)|falou do|falaram do)(?: (?:para mim|aqui|hoje|ontem|agora))?|peguei|vi|achei|consegui|recebi|ganhei|encontrei|tenho|estou com) (?:[oa] |ess[ea] |est[ea] |d[oaei] |ess[ae]s? |um )?(?:seu |teu |vosso )?(?:numero|contato|telefone|whatsapp|celular)\b/;
const asksSource = /\b(?:onde|como|por ?que)\b/;

/** 'A Sandra me deu esse número' greets, and asks nothing. */
const tellsSource = (said: string) =>
  source.test(said) && !said.includes('?') && (!asksSource.test(said) || tellsWho.test(said));

/** What only looks like a put-off. */
function onlyTellsTime(
  { evidence, by }: Pick<SeenIntent, 'evidence' | 'by'>,
  { said, isData, pending }: Pick<Circumstances, 'said' | 'isData' | 'pending'>,
): boolean {
  if (by === 'classificador' && (said.endsWith('?') || doesNotKnow(said))) return true;
  // '31 90000-2846, não liga depois das 18'; '10978, não, pera, 10987'; 'Aldeota e onde tiver caranguejo na quinta'
  return (
    isData &&
    (pending === 'telefone' ||
      /^(?:pera|espera|perai|calma|deixa eu|so um|um (?:minuto|segundo|instante|momento)|aguard)/.test(
        evidence,
      ) ||
      /^n[oa] (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)$/.test(evidence.trim()))
  );
}

/** 'Aff, errei': who sighs at a slip of their own complains of nobody. */
const blamesOneself =
  /\b(?:errei|(?:me )?(?:enganei|confundi|embananei|atrapalhei)|inverti|(?:digitei|escrevi|mandei|falei) errado)\b/;
const sighs = /^(?:aff+|affe|afe|af|droga|merda|porra|pqp|puta que pariu|que saco|saco|burr[oa])$/;

/** 'Li e não achei nada de errado' finds nothing to complain of. */
const findsNothing =
  /\bnao (?:achei|vi|encontrei|notei|tem|ha) (?:nada (?:de )?(?:errado|estranho|fora|para (?:mudar|corrigir))|(?:nenhum |qualquer )?(?:erro|defeito|problema))\b/;

const onlyHoped =
  /\b(?:pensei|achei|achava|pensava) que (?:voce |voces |a senhora |isso )?(?:nunca|nao) (?:fosse|ia|iam|fossem) \w+|\b(?:desde|contanto) que (?:ninguem|nao|nunca)\b[^.?]*/;

/** Words that are said in no other language. */
const portuguese =
  /\b(?:eu|nao|quero|um|uma|ate|meu|minha|tambem|estou|abraco|obrigad[oa]|sim|voce|muito|bem|bom|boa|noite|dia)\b/g;

/** 'Não é esse', of a number, is no yes to it. */
const deniesNumber = /\bnao e (?:mais |o |a )?(?:ess[ea]|est[ea]|mesm[oa]|daqui|deste|desse)\b/;

/** '… mas se chegar propaganda eu denuncio' says what would be, and complains of nothing yet. */
const threatens =
  /\b(?:se|caso) (?:[a-z]+ ){1,7}(?:eu |vou )*(?:denuncio|denunciar|bloqueio|bloquear|processo|processar|reclamo|reclamar|saio|cancelo)\b/;

/** 'De 300 a 800 mil, é o que sai na beira-mar', 'Lulu do Recife, como no Instagram', 'quem fala é Ana Lima' */
const told =
  /^(?:que |e |assim )*(?:o que (?:mais |eu |a gente |o povo |o pessoal |todo mundo |me )*(?:sai|tem|vende|aparece|pego|esta|consta|uso|tenho|vier|der|sobra|da|gira|roda|compram?|procuram?|conhecem)\b|quando (?:da|der|aparece|tem|pinta|precisa|precisam|chamam)\b|como (?:me |eu |todo |todos |toda |o |a |no |na |nos |consta|esta|sou|sempre|disse|falei|combinado|conforme)(?! *(?:faco|funciona|posso))|quem (?:fala|escreve) e )/;

/** 'Pinheiros, onde tudo custa um rim', 'barato eu não sei o que é': beside a datum these tell. */
const isRelative = (evidence: string, said: string): boolean =>
  told.test(evidence) ||
  // 'De meio milhão a dois milhões, que sonhar é de graça'
  /\. que (?!horas?\b|tipo|nome\b|e isso)[a-z]+r e\b/.test(said) ||
  (/^onde (?!(?:e que|eu|fica|esta|posso|faco|acho|vejo|vai|mando|que|encontro)\b)/.test(evidence) &&
    !said.startsWith('onde')) ||
  /\bnao (?:sei|conheco) o que\b/.test(said);

/** What only sounds like a no, a complaint, a question or another language. */
function onlySounds(
  { intent, evidence, by }: SeenIntent,
  { said, isData, pending, topics }: Pick<Circumstances, 'said' | 'isData' | 'pending' | 'topics'>,
): boolean {
  // 'Não, escrevo do orelhão... claro que é esse', 'se a mensagem chegou aqui é porque é esse'
  const isOfNumber = pending === 'telefone' && usesThisNumber(said);
  switch (intent) {
    case 'sim':
      return pending === 'telefone' && !isOfNumber && deniesNumber.test(said);
    case 'nao':
      return isOfNumber;
    case 'reclama':
      if (by === 'classificador' && findsNothing.test(said)) return true;
      // 'Pensei que nunca fosse perguntar', 'desde que ninguém fique me ligando'
      if (onlyHoped.test(said) && !patterns.reclama!.test(said.replace(onlyHoped, ''))) return true;
      if (blamesOneself.test(said) && (by === 'classificador' || sighs.test(evidence))) return true;
      return threatens.test(said) && !patterns.reclama!.test(said.replace(threatens, ''));
    case 'pergunta':
      if (said.includes('?')) return false;
      if (by === 'classificador' && topics.length === 0 && rhetorical.test(said)) return true;
      return isOfNumber || (isData && isRelative(evidence, said));
    case 'outra-lingua':
      // Who tells what was asked for is understood, and so is who says it half in Portuguese.
      if (new Set(said.match(portuguese)).size > 1) return true;
      return isData && pending !== null && pending !== 'interesse';
    default:
      return false;
  }
}

/** Questions for a value. */
const answers = new Set<Question>([
  'nome',
  'contato',
  'creci',
  'uf',
  'email',
  'regiao',
  'precos',
] as Question[]);

/** Weak readings give way to strong ones. */
function settled(
  seen: SeenIntent[],
  { isData, isAnswered, said, pending, topics }: Circumstances,
): SeenIntent[] {
  const intents = seen.filter((each) => !onlySounds(each, { said, isData, pending, topics }));
  const has = (...names: string[]) => intents.some(({ intent }) => names.includes(intent));
  const isSure = (...names: string[]) =>
    intents.some(({ intent, confidence }) => names.includes(intent) && confidence >= sureFrom);
  const asked = intents.find(({ intent, confidence }) => intent === 'pergunta' && confidence >= sureFrom);
  const question = asked?.by === 'regras' || said.includes('?') ? (asked?.evidence ?? '') : '';
  const isAskedAbout = (evidence: string) => question.includes(evidence.trim()) && !asksLater.test(question);
  const isPartOf = (...names: Intent[]) =>
    intents.some(
      ({ intent, evidence, by }) =>
        names.includes(intent) && by === 'regras' && question.includes(evidence.trim()),
    );
  // 'Pula' says so whatever else is said.
  const skips =
    has('pular') &&
    (/\bpul(?:a|ar|e)\b/.test(said) ||
      (/\bsem foto\b/.test(said) && !/\b(?:mando|envio|tiro|posto)\b/.test(said)));
  return intents.filter(({ intent, evidence, by }) => {
    switch (intent) {
      case 'sem-sentido':
        return !isData && intents.length === 1;
      case 'nao':
        // 'Ana Lima. O CPF eu não passo', 'não passo de 800 mil': who answers refuses no answer.
        if (isAnswered && answers.has(pending!) && !has('pular')) return false;
        // 'Não fiz pergunta' refuses nothing.
        if (by === 'classificador' && asksNothing.test(said)) return false;
        return (
          // 'Não, use este', where a number was asked for.
          (pending === 'telefone' && isData && !has('corrige', 'pergunta')) ||
          // 'E não, não sou o cantor', beside a name.
          (!(isData && evidence.startsWith('nao sou')) &&
            // 'Essa região não está certa' mends a field of the summary.
            !(pending === 'confirmar' && has('corrige') && /^nao (?:esta|e|foi)\b/.test(evidence)) &&
            (evidence.trim() !== 'nao' ||
              !(isData || isSure('corrige', 'pular', 'pergunta', 'reclama', 'pessoa'))))
        );
      case 'sim':
        return (
          !has('apagar', 'parar', 'comprador') &&
          !(has('pular') && pending === 'foto') &&
          // 'Pode ser Mafê' only leads to what is told.
          !(isData && pending !== 'interesse' && pending !== 'confirmar') &&
          // 'Opa, me passaram o seu contato' greets.
          !(tellsSource(said) && /^opa\b/.test(evidence)) &&
          !(
            has('despede', 'agradece') && /^(?:e nois|valeu|partiu|tamo junto|estamos junto)/.test(evidence)
          ) &&
          // 'Ok, abraço'
          !(
            has('despede') &&
            pending === null &&
            /^(?:ok|beleza|certo|esta bem|feito|fechado)\b/.test(evidence)
          )
        );
      case 'adia':
        return (
          !isAskedAbout(evidence) && !skips && !onlyTellsTime({ evidence, by }, { said, isData, pending })
        );
      case 'pular':
        return !isAskedAbout(evidence) && (skips || !has('adia'));
      case 'reclama':
        // 'Esse governo é uma vergonha' complains of nothing of ours.
        return (
          !(has('pergunta') && evidence.startsWith('demora')) &&
          (isData || !intents.some(({ intent, by }) => intent === 'fora' && by === 'regras'))
        );
      case 'pergunta':
        // 'Quem me indicou foi a Socorro' tells.
        if (by === 'classificador' && tellsWho.test(said) && !said.includes('?')) return false;
        if (by === 'classificador' && tellsSource(said)) return false;
        // 'Só depois que eu confirmar com o conselho que isso existe'
        if (by === 'classificador' && /\bso depois\b/.test(said) && isSure('adia')) return false;
        // 'Tem como falar com alguém?' asks for nothing else.
        // 'Isso não acaba nunca?' asks nothing.
        // 'Onde a gente parou?' is answered by going on.
        return topics.length > 0 || !(isPartOf('pessoa', 'fora', 'continuar') || endless.test(said));
      case 'pessoa':
        if (by === 'classificador' && tellsSource(said)) return false;
        // 'Com a condição de que não me liguem' asks for no call.
        if (by === 'classificador' && /\b(?:nao|nem|sem) (?:me |que me )?(?:lig|telefon)\w*/.test(said))
          return false;
        // 'É uma pessoa ou um robô?' asks who is there.
        if (topics.includes('robo') && has('pergunta') && !wishes.test(evidence)) return false;
        return !(topics.includes('quem-e') && has('pergunta') && asksWho.test(said) && !wishes.test(said));
      case 'cumprimenta':
        return !has('despede') || /^(?:oi|ola|opa|bom dia|boa tarde|boa noite|e ai)\b/.test(said);
      case 'parar':
        // 'Como faço pra parar de receber?' asks how.
        return !asksHow.test(said);
      case 'outro-cadastro':
        // 'O telefone está com o número trocado, é …'
        return !(isData && has('corrige'));
      case 'comprador':
        // A registered corretor asks for his clients: 'tem alguma coisa pronta pra morar?'
        return !isData && !(pending === null && !wantsForOneself.test(said));
      case 'fora':
        // 'Agora não. Novela. Amanhã cedo.'
        return !isData && !(by === 'classificador' && isSure('adia'));
      default:
        return true;
    }
  });
}
