import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { otherReadings, plainText } from './plain-text.ts';

/** Prompt fragments or a writer's remarks, which never belong on a page. */
const talk: readonly RegExp[] = [
  /\b(?:como|sou|enquanto|sendo)\s+(?:um[a]?\s+)?(?:modelo\s+(?:de\s+)?(?:linguagem|ia|ai)|inteligencia\s+artificial|ia\b|assistente\s+(?:virtual|de\s+ia|de\s+inteligencia)|chatbot|llm|gpt)/,
  /\b(?:as|i\s+am|i'?m)\s+an?\s+(?:ai|artificial|large\s+)?\s*(?:language\s+model|assistant|ai)\b|\blanguage\s+model\b|\b(?:chatgpt|openai|gpt-?\d|claude|gemini|anthropic)\b/,
  /\b(?:ignor[ae]r?|desconsider[ae]r?|esque[cç][ae]r?|desobede[cç][ae]r?|disregard|forget|override|ignore)\s+(?:(?:todas?|todos|as|os|tudo|all|any|the|my|your|minhas?|suas?|qualquer|quaisquer)\s+)*(?:instruc|regras|orientac|comandos|previous|prior|above|earlier|anterior|o\s+que\s+(?:foi|esta)|instruct|rules|prompt|acima)/,
  /\b(?:system|user|assistant|developer)\s*(?:prompt|message|:)|\bprompt\s+(?:do|de)\s+sistema|\bmensagem\s+do\s+sistema|\binstruc(?:oes|ao)\s+(?:do|de|ao|para\s+o)\s+(?:sistema|modelo|assistente|usuario|desenvolvedor)|\bmeu\s+prompt\b|\bo\s+prompt\b/,
  /<\|[a-z_]+\|>|\[\/?inst\]|<<\/?sys>>|#{2,}\s*(?:instruc|system|user|assistant|resposta|tarefa|regras|contexto|exemplo|output|input)|```|~~~|\b(?:begin|end)_(?:html|css|js)\b|<\/?(?:html|body|system|prompt|instrucoes|document|fatos)>/,
  /(?:^|[.!?\n]\s*)(?:claro|certo|com\s+certeza|perfeito|otimo|entendido|sure|certainly|of\s+course|absolutely)[!,.:]\s*(?:aqui|segue|vou|eis|here|i\s|abaixo)/,
  /\b(?:aqui\s+esta|segue(?:\s+abaixo)?|eis|abaixo\s+esta)\s*,?\s+(?:o|a|os|as|um|uma)?\s*(?:texto|html|codigo|pagina\s+(?:html|solicitada|completa|gerada)|descricao|secao|conteudo|resposta|versao|json|paragrafo)/,
  /\bhere(?:'s|\s+is|\s+are)\s+(?:the|your|a)\b|\bi\s+(?:hope|cannot|can't|can\s+not|am\s+unable|apologi[sz]e|will|have\s+(?:created|written))\b|\blet\s+me\s+know\b|\bfeel\s+free\b/,
  /\bespero\s+(?:que\s+)?(?:isso\s+|isto\s+)?(?:ajude|ter\s+ajudado)|\bposso\s+ajudar\s+(?:em\s+algo|com\s+mais|mais)|\bse\s+(?:precisar|quiser)\s+(?:de\s+)?(?:ajustes|alterac|outra\s+versao|que\s+eu)|\bnao\s+(?:posso|consigo|tenho\s+permissao\s+para)\s+(?:ajudar|gerar|fornecer|criar|escrever|responder|atender|inventar|incluir)|\bdesculpe,\s+(?:mas|nao|eu)/,
  /\b(?:conforme|segundo|de\s+acordo\s+com)\s+(?:os?\s+|as?\s+)?(?:solicitad|pedid|prompt|json|dados\s+(?:fornecid|do\s+json|recebid)|fatos\s+(?:fornecid|recebid)|instruc|briefing|contexto\s+fornecid|registro\s+fornecid|informac\w+\s+fornecid)/,
  /\b(?:informacao|dado|dados|valor|preco|campo)\s+(?:nao\s+)?(?:fornecid[oa]s?|disponibilizad[oa]s?\s+no\s+prompt|ausente|nul[oa])\b|\b(?:undefined|nan|null|\[object\s+object\]|lorem\s+ipsum|dolor\s+sit|fixme|tbd|css|json|markdown|html5?|javascript|prompt)\b|\btodo\s*:|\bn\/[ad]\b|\ba\s+(?:definir|confirmar|revisar|completar)\b|\brevisar\s+(?:com|antes|depois|este|o\s+texto)/,
  /\b(?:areamin|areamax|precoinicial|dormitorios(?:min|max)|suites(?:min|max)|vagas(?:min|max)|dataentrega|datatabela|registroincorporacao|pagefacts|em_lancamento|em_construcao|blueprint|color_scheme)\b|\basset:[\w-]+/,
  /\b(?:revele|mostre|repita|imprima|envie|responda|finja|aja\s+como|atue\s+como|voce\s+(?:e|deve|agora)\s+(?:um|uma|ser|agir|escrever|gerar|responder|ignorar|obedecer))\b[^.]{0,40}\b(?:prompt|instruc\w+|sistema|modelo|assistente|ia|html|json|senha|chave|regras)\b/,
  /\b(?:escreva|gere|crie|insira|inclua|adicione|use|substitua|preencha)\s+(?:aqui|um\s+paragrafo|o\s+texto|uma\s+descricao|o\s+nome\s+d|a\s+secao|html|apenas\s+(?:html|json|o\s+html))/,
  /\b(?:fim|inicio)\s+d[oa]\s+(?:contexto|prompt|documento|sistema|instruc\w+)|<<<|>>>|\btexto\s+(?:de\s+exemplo|ficticio|provisorio|aqui)|\b(?:a\s+)?preencher\s+(?:depois|aqui|mais\s+tarde)|\bassets?\s*:|\bnao\s+inventei|\bdados\s+(?:\w+\s+){0,3}ficticios|^(?:nome|titulo|endereco|descricao|bairro|cidade)\s+d[oa]\s+(?:empreendimento|imovel|bairro|projeto|pagina)$/,
  // A page does not mention how it was made.
  /\b(?:(?:est[ae]|dest[ae]|ess[ae]|o|a|seu|minha|meu)\s+(?:texto|frase|trecho|paragrafo|secao|resposta|descricao|copy|redacao|conteudo|pagina)s?\s+(?:que\s+(?:voce|foi|me)|atend|foi\s+(?:escrit|gerad|cri|revis|inventad)|segue|nao\s+(?:foi|deve|pode)|deve|usa|utiliza|ficou|esta\s+(?:pront|de\s+acordo|conforme))|o\s+que\s+(?:voce\s+)?(?:pediu|solicitou)|(?:voce|usuario|cliente)\s+(?:pediu|solicitou)|(?:registro|cadastro|fonte|documento|briefing|base\s+de\s+dados|fatos|dados)\s+(?:nao\s+)?(?:prova|comprova|confirma|diz|informa|traz|menciona|sustenta|contem|indica)|posso\s+(?:ajustar|refazer|reescrever|mudar|alterar|incluir|adaptar|gerar|criar|encurtar)|ajust(?:ar|e|o)\s+o\s+(?:tom|texto|tamanho)|outra\s+versao|(?:nova|primeira|segunda)\s+versao\s+d[oa]|caracteres|tokens?)\b/,
  /\b(?:nota|observacao|obs|note)\s*(?:do|ao|para\s+o|to\s+(?:the\s+)?)\s*(?:modelo|editor|desenvolvedor|revisor|redator|programador|developer|assistente)\b/,
];
/** An unfilled placeholder, other than the six of the corretor. */
const openPlace =
  /\{\{?\s*(?!\s*CORRETOR_(?:FOTO|NOME_GUERRA|NOME|CRECI|UF_CRECI|WHATSAPP)\s*\}\})[\p{L}_][\p{L}\d_ .-]*\}?\}|\$\{[^}]*\}|\[(?:\s*)(?:nome|inserir|insira|inserte|colocar|coloque|telefone|endere[cç]o|pre[cç]o|valor|data|cidade|bairro|seu|sua|your|insert|xx+|link|n[uú]mero|imagem|texto|t[ií]tulo|preencher|adicionar|descri[cç][aã]o|construtora|incorporadora)[^\]]{0,60}\]|<(?:nome|inserir|insira|preencher)[^>]*>|__[A-Z_]{3,}__|%[A-Z_]{3,}%|\bR\$\s*[X#_]{2,}|\bX{3,}\b|_{4,}/iu;
/** Formatting meant for another reader than a browser. */
const markdown =
  /<\/?[a-z][a-z0-9]*(?:\s+[a-z-]+=[^>\n]{0,200})?\s?\/?>|&(?:nbsp|amp|lt|gt|#\d+);|(?:^|\n)\s*#{1,6}\s+\S|\*\*[^*\n]{2,80}\*\*|(?:^|\s)__[^_\n]{2,80}__(?:\s|$)|\[[^\]\n]{2,60}\]\([^)\s]+\)|(?:^|\n)\s*(?:[-*]\s+){2}/;
const boilerplate =
  /\b(?:click\s+here|learn\s+more|read\s+more|contact\s+us|all\s+rights\s+reserved|welcome\s+to|about\s+us|get\s+in\s+touch|book\s+(?:a|your)|schedule\s+(?:a|your)|discover\s+(?:the|your|our)|your\s+(?:dream|new)\s+home|explore\s+(?:the|our)|coming\s+soon|sign\s+(?:up|in)|call\s+now|luxury\s+living|move[- ]in|placeholder|sample\s+text|example\s+text)\b/;
const englishWords = new Set(
  'the and with your for is are this that from our you we to of in on it its be will have has by or at as an can not all'.split(
    ' ',
  ),
);

/** Whether a line is English text rather than a name, which has no verbs and pronouns. */
function isEnglish(plain: string): boolean {
  const words = plain.match(/[a-z']+/g) ?? [];
  const found = new Set(words.filter((each) => englishWords.has(each)));
  for (const shared of ['as', 'a', 'or', 'on', 'in', 'at', 'be', 'is', 'to', 'all'])
    if (found.has(shared) && found.size <= 2) found.delete(shared);
  return words.length >= 5 && found.size >= 3;
}

/** Fragments of instructions, model conversation and templates in a text. */
export function findLeftovers(text: string, facts: PageFacts): string[] {
  const found: string[] = [];
  const place = openPlace.exec(text.replace(/\p{Cf}/gu, '')) ?? markdown.exec(text);
  // A record's name may contain symbols.
  const ownSigns = [facts.nome, facts.descricao, facts.incorporadora, ...facts.amenidades].join('\n');
  if (place && !ownSigns.includes(place[0].trim())) found.push(place[0]);
  const plain = plainText(text);
  const own = plainText([facts.nome, facts.descricao, facts.incorporadora, ...facts.amenidades].join('\n'));
  for (const reading of [plain, ...otherReadings(plain)]) {
    const words = talk.map((each) => each.exec(reading)?.[0]).find((each) => each !== undefined);
    if (words && !own.includes(words.trim())) found.push(words);
  }
  const said = boilerplate.exec(plain)?.[0] ?? (isEnglish(plain) ? text : null);
  if (said && !own.includes(plainText(said).trim())) found.push(said);
  return [...new Set(found.map((each) => each.trim()))].slice(0, 3);
}
