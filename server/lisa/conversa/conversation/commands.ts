import { foldText } from '#contract/base/text.ts';
import type { Question } from '#contract/lisa/lisa.ts';

/** Commands valid at any step. */
export type Command =
  | { kind: 'ajuda' | 'voltar' | 'pessoa' | 'parar' | 'apagar' | 'meus-dados' | 'pular' | 'continuar' }
  | { kind: 'saudacao' | 'sim' | 'nao' | 'agradecimento' }
  /** `what` is null for a bare 'corrigir'. */
  | { kind: 'corrigir'; what: Question | null };

const correctable: [RegExp, Question][] = [
  [/\b(?:creci|registro)\b/, 'creci'],
  [/\b(?:uf|estado)\b/, 'uf'],
  [/\be-?mail\b/, 'email'],
  [/\b(?:telefone|celular|numero|whatsapp|zap)\b/, 'telefone'],
  [/\bnome de guerra\b|\bapelido\b|\bnome profissional\b/, 'nomeGuerra'],
  [/\bnome\b/, 'nome'],
  [/\bregiao\b|\barea\b|\bbairros?\b|\bcidades?\b/, 'regiao'],
  [/\bprecos?\b|\bfaixa\b|\bvalor(?:es)?\b/, 'precos'],
  [/\bfoto\b|\bimagem\b/, 'foto'],
];
const corrections =
  /^(?:quero |preciso |gostaria de |pode )?(?:corrigir|corrige|corrija|alterar|mudar|trocar|editar|arrumar|errei)\b(.*)$/;

/** Each matches a whole message: within a longer answer it is not a command. */
const whole: [RegExp, Exclude<Command['kind'], 'corrigir'>][] = [
  [
    /^(?:ajuda|me ajuda|socorro|help|menu|opcoes|como funciona|o que (?:voce|vc) faz|duvidas?|estou com duvida)$/,
    'ajuda',
  ],
  [/^(?:voltar?|volte|anterior|pergunta anterior|passo anterior)$/, 'voltar'],
  [
    /^(?:parar|pare|para|stop|sair|cancelar|cancela|descadastrar|nao quero mais(?: receber(?: mensagens)?)?|pare de (?:me )?(?:mandar|enviar) mensagens?)$/,
    'parar',
  ],
  [/^(?:meus dados|(?:quero |exportar |ver |baixar )+(?:os )?meus dados)$/, 'meus-dados'],
  [
    /^(?:pular|pula|proxima|passar|depois|sem foto|nao tenho foto|nao quero (?:mandar|enviar) foto|agora nao)$/,
    'pular',
  ],
  [/^(?:continuar|continua|retomar|recomecar|vamos continuar)$/, 'continuar'],
  [
    /^(?:sim|s|ss|claro|quero|quero sim|sim quero|com certeza|pode ser|bora|vamos|vamos la|aceito|ok|okay|isso|isso mesmo|(?:sim )?e ess[ea](?: mesmo)?|ess[ea] mesmo|correto|certo|exato|positivo|yes|pode|simm+|concordo|topo|tenho interesse|tenho sim|(?:sim )?quero (?:participar|me cadastrar|fazer parte)|(?:sim )?gostaria de (?:participar|me cadastrar))$/,
    'sim',
  ],
  [
    /^(?:nao|n|nn|nao quero|nao obrigad[oa]|agora nao|nao tenho interesse|sem interesse|no|negativo|deixa pra la)$/,
    'nao',
  ],
  [
    /^(?:oi+|ola|opa|e ai|eai|hey|hello|bom dia|boa tarde|boa noite|oi lisa|ola lisa|tudo bem|oi tudo bem|ola tudo bem|alo)$/,
    'saudacao',
  ],
  [
    /^(?:(?:muito )?obrigad[oa]|obg|valeu|vlw|grat[oa]|agradeco|show|beleza|blz|perfeito|otimo|legal)$/,
    'agradecimento',
  ],
];

const person =
  /\b(?:falar|conversar|atendimento|quero|chama|passa|ligar)\b.{0,30}\b(?:pessoa|humano|humana|atendente|alguem|gente de verdade|ser humano)\b|^(?:atendente|humano|pessoa|atendimento humano)$/;
const erase =
  /\b(?:apag(?:ar?|ue)|exclu(?:ir?|a)|delet(?:ar?|e)|remov(?:er?|a)|elimin(?:ar?|e))\b.{0,20}\b(?:dados|informacoes|cadastro|conta|tudo)\b|^apagar$/;

/** The command in a message, or null. `pular`, `sim` and `nao` count only where they are expected. */
export function readCommand(text: string): Command | null {
  const said = foldText(text)
    .replace(/(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/gu, ' ')
    .replace(/[!.,;:?*_"'“”~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (said === '' || said.length > 120) return null;
  // Polite or repeated forms.
  const plain =
    said
      .replace(/\b(?:por favor|pfv|pf|lisa|por gentileza)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || said;
  if (erase.test(plain)) return { kind: 'apagar' };
  if (person.test(plain)) return { kind: 'pessoa' };
  const correction = corrections.exec(plain);
  if (correction && plain.length <= 60) {
    const what = correctable.find(([pattern]) => pattern.test(correction[1]!))?.[1] ?? null;
    // 'trocar de carro' is no correction; a bare 'corrigir' is.
    if (what !== null || correction[1]!.trim() === '') return { kind: 'corrigir', what };
  }
  const found = whole.find(([pattern]) => pattern.test(plain));
  return found ? { kind: found[1] } : null;
}
