import { normalize } from './intencoes/normalize.ts';

/** '…, tá?' asks nothing. */
const tag =
  /(?:^|[\s,.])(?:t[áa](?: bom| certo)?|ok|viu|n[ée]|certo|beleza|blz|pode ser|combinado|sim|por favor|pfv|d[áa] (?:pra|para) (?:ser|fazer)|d[áa]|pode|entendeu|fechou)\s*\?+\s*$/iu;

const changes =
  '(?:mud|troc|alter|corrig|corrij|inclu|tir(?:a|e|ar)\\b|retir|adicion|acrescent|coloc|bot|poe\\b|por\\b(?! ?que\\b)|pus|remov|exclu|atualiz|deix|anot|consert|arrum|substitu|acert|ajust|cham|mant|fic|usa|aument|diminu|abaix|baix|sub)\\w*';
/** 'Pode trocar o e-mail para …?', 'troca Moema por Perdizes?': an order, however politely it is put. */
const orders = new RegExp(
  `\\b(?:pode(?:m|ria|riam|mos)?|da para|consegue|tem como|sera que (?:da|pode)|quero|queria|gostaria|preciso|vamos|posso|poderia) .{0,24}\\b${changes}|(?:^|[.] |, )(?:e |entao |mas |ai )?(?:nao )?${changes}`,
);

/** What only might be, or is asked of the programme: 'e se aparecer um cliente em …', 'vocês têm algo em …'. */
const supposes =
  '(?:e )?se (?:eu|alguem|algum|aparec\\w+|cheg\\w+|surg\\w+|vier|um cliente|uma pessoa|tiver)|(?:ai |la )?(?:voces|vcs|vc|voce) (?:tem|teem|atend\\w+|trabalh\\w+|cobre\\w*|vendem)|(?:ai |la )?(?:tem|existe|ha) (?:algum\\w* |mais )?(?:empreendimentos?|imove\\w+|lancamentos?|clientes?|predios?)|vai ter';
/** How a question begins that bears no mark. */
const begins = new RegExp(
  String.raw`^(?:(?:e|mas|ue|oxe|nossa|gente|lisa|entao|ai|opa|ei|vixe|misericordia|moca|desculpa|so uma duvida|uma duvida|uma pergunta)[ .]+)*(?:por ?que (?!errei|me enganei|mudei|troquei|agora)|cade|kd|como assim|sera que|o que (?:e|houve|aconteceu)|quando (?!eu|a gente)|qual|quais|quem|aonde|onde (?:esta|ficou|foi|anda)|nao (?:apareceu|aparece|entrou|consta|veio|vi|estou vendo) .{0,40}por que|${supposes})\b`,
);

/** Whether a sentence only asks, and so tells nothing to be kept. */
function asks(sentence: string): boolean {
  const plain = sentence.trim();
  const isMarked = /\?\s*$/.test(plain) && !tag.test(plain);
  const said = normalize(plain);
  if (!isMarked && !begins.test(said)) return false;
  return !orders.test(said);
}

/** Where a question begins behind what a sentence tells: '700 mil a 1 milhão, mas por que tanta pergunta?' */
const turn =
  /(?:,|\s+mas)\s+(?:(?:mas|e|oxe|ali[áa]s)\s+)*(?=(?:por ?qu[eê]|pq|pra qu[eê]|para qu[eê]|quant[oa]s?|cad[êe]|o que|qual|quais|quando|como|onde|n[ãa]o (?:entende|l[eê]|viu|ouv)\p{L}*|voc[êe]s?|precisa\p{L}*|falta|isso)(?!\p{L}))/iu;

const supposed = /^\s*(?:(?:e|mas|ent[ãa]o)\s+)?(?:se|caso|quando|quem)(?!\p{L})/iu;

/** A sentence that asks, parted from the figures it tells before. */
function partsOf(sentence: string): string[] {
  const match = turn.exec(sentence);
  const told = match ? sentence.slice(0, match.index) : '';
  const isTold = /\d/.test(told) && !supposed.test(told) && asks(sentence) && !asks(told);
  return isTold ? [`${told}.`, sentence.slice(match!.index + match![0].length)] : [sentence];
}

/** The sentences of a message that ask, and those that do not: a question changes no datum. */
export function partQuestions(text: string): { asked: string[]; told: string } {
  const sentences = text.match(/[^.!?\n]*(?:[.!](?=\S)[^.!?\n]*)*(?:[!?]+|\.(?=\s|$)|\n|$)/gu) ?? [];
  const asked: string[] = [];
  const told: string[] = [];
  for (const sentence of sentences.flatMap(partsOf))
    if (sentence.trim() !== '') (asks(sentence) ? asked : told).push(sentence);
  return { asked, told: asked.length === 0 ? text : told.join('').trim() };
}
