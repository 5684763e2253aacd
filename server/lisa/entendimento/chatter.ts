import { foldText } from '#contract/base/text.ts';
import { placeNamed } from './find-places.ts';
import { normalize } from './intencoes/normalize.ts';
import { isSpeech } from './name-shape.ts';

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Words said around an answer, as `normalize` writes them: greetings, assent, laughter, fillers. */
const around = set(`
  risada joinha negativo raiva aceno sim nao ok beleza claro entao ah eh oi ola opa alo hey bom boa dia tarde noite tudo bem ne ta
  pode ser por favor obrigado obrigada valeu certo certeza com isso mesmo lisa voce bora vamos la desculpa desculpe demora perai espera voltei
  cheguei aqui hum uhum ue uai entendi legal show otimo maravilha perfeito acho acredito eu olha olhe bem tipo assim so apenas agora
  ali pronto prontinho segue anota anote anotar ai moca querida querido amiga meu minha gente hein viu tranquilo fechado combinado vai deixa ver
  opcao resposta favor gentileza exato correto positivo que fala falo tchau abraco abracos beijos ate mais logo bom e o a um uma os as
  manda mandar mando mandei coloca colocar coloque bota por poe poderia poder me te quero prefiro na verdade seria e sou linda lindo flor amor mulher mano cara tche bah uai oxe oxente visse gurias guri mesma mesmas nome estou enfim vixe vish vixi eita nossa aff
  somente apenas exclusivamente unicamente tlgd cria mano parca truta vei mana maninha macho tchê bicho brother campeao chefia meurei rei patrao primo msm pode
  primeiro primeiramente bem-vindo vale blz bjs ja ainda fica ficou escreve escrever escrevi quer dizer digamos queria gostaria oia uhu eba aeh ae de foi mal
`);

/** Verbs and everyday words that are nobody's name and no place. */
const everyday = set(`
  quero queria quer querer gostaria sim nao talvez claro certeza voltei voltar volta cheguei chegar estou esta estava estao sou somos era foi fui vou vai vamos vao
  tenho tem temos tinha ter faco faz fazer fiz posso pode podemos podia poder sei sabe saber acho acha pensar pensei vi ver veja olha olhe viu
  mandei mandar mando manda enviei enviar envio envia respondi responder respondo falei falar falo fala disse dizer digo diga entendi entender entendo
  preciso precisa precisar pago pagar paga custa custar cobrar cobra ganho ganhar recebo receber demora demorar depois amanha hoje ontem agora tarde cedo noite manha
  dia bom boa oi ola opa tchau obrigado obrigada valeu falou beleza blz ok certo errado errei errada isso isto aquilo mesmo tudo nada alguma algum alguem ninguem
  que qual quais quem como quando onde porque pra para com sem por pelo pela mas porem entao tambem ainda ja sempre nunca muito muita pouco mais menos
  eu voce voces ele ela nos eles elas meu minha nosso nossa me te lhe
  cadastro cadastrar participar programa creci email whatsapp telefone celular numero foto senha link site pagina robo golpe gratis comissao documento documentos
  pessoa atendente humano ajuda ajudar pular proxima proximo continuar comecar parar cancelar sair apagar corrigir trocar mudar alterar
  trabalho trabalhar trabalhando atendo atender atuo vendo vender vendas moro morar imovel apartamento apartamentos casa casas preco precos valor valores mil reais faixa
  programa kkk kkkk rsrs haha hahaha nome apelido sobrenome completo guerra inteiro mesma qualquer outro outra nenhum nenhuma
  que isso esse essa esses essas aquele aquela esta este estes cada todo toda todos todas seja sejam fora dentro perto longe antes apos durante entre sobre contra ate
  coisa coisas jeito vez vezes tempo hora horas minuto minutos gente pessoal galera povo cara vida casa rua cidade bairro regiao area mundo
  feio feia bobo boba segredo engracado engracada esquisito esquisita ruim boa bons boas pessimo melhor pior maior menor novo nova velho velha certo errado serio seria verdade mentira facil dificil rapido devagar
  golpista ladrao policia procon justica dinheiro pix cartao banco conta boleto contrato taxa
  moral papo reto suave firmeza sussa tranquilao mane mermao parada role vacilo osso treta zoeira zueira tmj flw slk mds pqp vsf aff affs
  bah barbaridade tri tche guri guria vivente capaz chimarrao mate arretado arre egua macho mah oxe uai trem so bao sinhora senhora senhor doutor
  possivel impossivel disponivel provavel confiavel
  absurdo palhacada vergonha desconfio desconfiado medo risco seguranca privacidade lgpd dado
  proxima proximo seguinte ultima ultimo primeira segunda terceira opcao numero
  coe voltando chegando indo depende escolhe pego pega tanto serie obvio area escreva imagino
  favor desculpa desculpe espera calma perai pronto legal show otimo maravilha perfeito tranquilo bora partiu topo aceito fechado combinado
  saudade feliz triste ocupado ocupada ferias reuniao chuva sol futebol jogo piada comida almoco jantar cafe carro moto filho filha marido esposa mae pai
  uhum aham joinha negativo risada duvida duvidas pergunta resposta responder errou errar confirmo confirmar confirma
  aqui ali la ai hum hmm ue uai eita nossa aff poxa puxa caramba caraca porra merda droga inferno saco chato chata
  nesta neste nessa nesse ordem dois duas ambos arrumar ajeitar acertar consertar conferir tirar incluir adicionar
  anda apressa agiliza acelera corre avia vambora comeca comece continua continue segue siga
  é e o a os as um uma de da do das dos em na no nas nos ao aos
  prefiro prefere deixa deixar coloca colocar usa usar uso serve servir dava daria poderia seria fosse sendo tanto faz sugere sugerir escolhe escolher decide decidir
  prossiga prosseguir perfeitamente acordo consinto ha hã oxe oxente vixe ave tanta tanto msm amiga amigo linda lindo amor flor mulher mano cara gente moca brincadeira help profissionalmente serie guerreiro atuacao area regiao ok quebrar
  mensagem mensagens audio video texto conversa conversar ligar ligacao escrever escrevi digitei digitar li ler leia repetir repete de novo outra vez
  chega perguntas propaganda spam repetir vezes abuso vergonha paciencia inteiro incompleto errado trocado informado exijo desejo solicito peco favor moto carro onibus escola igreja
  desconheco expressao refere constar brincadeira zoeira rs rsrs tres quatro cinco seis sete oito nove dez meia zero vinte trinta
  embaixo abaixo assino principalmente exclusivamente basicamente geralmente lancamento lancamentos padrao nasci cresci adjacencias cercanias
  conhecer chamar chama chamam chamado chamada conhecido conhecida conhecem
`);

/** Whether a folded word is nobody's name and no place. */
export const isEverydayWord = (folded: string): boolean => everyday.has(folded);

/** Small words that stand in names and places. */
const particles = set(`de da do das dos e d del van von di la el a o em na no nas nos`);

const trade = set('imoveis imobiliaria corretor corretora corretores casas broker');

/** Words of places. */
const placeWords =
  /\b(?:zona|centro|litoral|regiao|regioes|interior|grande|bairros?|cidades?|capital|toda?|todos?|estado|vale|serra|baixada|abc|sul|norte|leste|oeste|metropolitana|praia|praias|vila|jardim|jardins|jd|parque|pq|setor|asa|lago|barra|alto|cidade|santa|santo|sao|porto|morro|ilha|campo|campos|nova|novo|rio|monte|recanto|chacara|orla|plano piloto|entorno|municipio|distrito|condominio|alphaville|avenida|rua|proximidades|redondezas|arredores|brasil|nordeste|sudeste|sp|rj|mg|rs|pr|sc|bh|poa|df)\b/;

/** A word without signs at its ends. */
const bare = (word: string) => word.replace(/^[^\p{L}\p{N}@]+|[^\p{L}\p{N}@.]+$/gu, '');
/** 'Dona Rosa', 'Seu Tião' */
const title = /^(?:dona|seu|dr|dra|doutor|doutora|tio|tia|prof|professor|professora|mestre|capit[ãa]o)\.?$/i;
const isAround = (word: string) => {
  if (title.test(word)) return false;
  const said = normalize(bare(word)) || (/\p{L}/u.test(word) ? '' : '.');
  return (
    said === '' ||
    said === '.' ||
    said === '?' ||
    said.split(' ').every((one) => around.has(one) || one === '.' || one === '?')
  );
};

/** Whether a part of a message says nothing but what stands around an answer. */
export const isChatter = (part: string): boolean => part.split(/\s+/).every(isAround);

/** An answer without what was said around it: 'kkk pode ser Carlão' → 'Carlão'. */
export function withoutChatter(text: string): string {
  const parts = text
    .split(/[\n;!]|,(?=\s|$)|(?<!\b(?:dra?|sra?|d|eng|prof|sto|sta|jd|vl))\.(?=\s|$)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isChatter(part));
  return parts
    .map((part) => {
      const words = part.split(/\s+/);
      while (
        words.length > 1 &&
        isAround(words[0]!) &&
        !isCapital(words, 0) &&
        !isNamesBom(words) &&
        !isPlace(words)
      )
        words.shift();
      while (
        words.length > 1 &&
        isAround(words.at(-1)!) &&
        !isCapital(words, words.length - 1) &&
        !endsInPlace(words)
      )
        words.pop();
      return words.join(' ');
    })
    .join(', ');
}

/** 'boa viagem', 'bom retiro': no greeting. */
const isNamesBom = ([first, second]: string[]) =>
  /^bo[am]$/i.test(first!) && !/^(?:dia|tarde|noite)/i.test(second ?? '');

/** 'menino deus e …': a place, though it begins as one speaks to somebody. */
const isPlace = (words: string[]) =>
  words.length > 1 && [2, 3].some((count) => placeNamed(words.slice(0, count).map(bare).join(' ')) !== null);

/** 'valinhos e rio claro', 'campo bom': a place, though it ends as one assents. */
const endsInPlace = (words: string[]) =>
  words.length > 1 && [2, 3].some((count) => placeNamed(words.slice(-count).map(bare).join(' ')) !== null);

/** 'Boa Vista': a capital in the midst of a text is a name's. */
const isCapital = (words: string[], at: number) => {
  const word = bare(words[at]!);
  const next = bare(words[at + 1] ?? '');
  const isFirst = at === 0;
  return (
    /^\p{Lu}\p{Ll}/u.test(word) &&
    (isFirst ? /^\p{Lu}\p{Ll}/u.test(next) && !everyday.has(foldText(word)) : true)
  );
};

const wordsOf = (text: string) => foldText(text).match(/[a-z'’-]+/g) ?? [];
/** The same with their capitals. */
const writtenOf = (text: string) => text.match(/[\p{L}'’-]+/gu) ?? [];

/** Whether a text may be what a person is called: no verbs, greetings or everyday words. */
export const mayBeName = (text: string, isFull = false): boolean => {
  const own = wordsOf(text).filter((word) => !particles.has(word));
  // 'Giba Imóveis' is a name, 'imóveis' is none.
  if (own.length === 0 || trade.has(own[0]!)) return false;
  // 'João dos Santos Filho'
  const plain =
    isFull && own.length > 2 && /^(?:filho|neto|junior)$/.test(own.at(-1)!) ? own.slice(0, -1) : own;
  // 'Jhon das Casas' is called after his trade.
  if (plain.some((word, at) => !(at > 0 && trade.has(word)) && (everyday.has(word) || isSlip(word))))
    return false;
  if (isFull) return true;
  return !writtenOf(text).some((word) => {
    const folded = foldText(word);
    return word.length > 1 && !trade.has(folded) && !particles.has(folded) && isSpeech(word);
  });
};

/** A verb or greeting with a slip of the finger: 'vltei'. */
const isSlip = (word: string) => {
  const said = normalize(word);
  return said !== word && said.split(' ').every((each) => everyday.has(each) || around.has(each));
};

/** A number that begins a name: what it would count or the hour it would tell is none. */
const countingName =
  /\b(?:meia|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|trinta) (?!horas?\b|noite\b|duzia\b|boca\b|volta\b|palavras?\b|mil\b|milh|reais\b|conto|pila|quart|suite|dorm|vaga|banheir|metro|anos?\b|dias?\b|meses\b|seman|minut|vez|pessoas\b|filh|clientes\b|imove|casas\b|predio|apart|unidade|andar|cinco|sete|oito|nove|quatro|tres|zero|meia|vinte)(?=[a-z]{4})/g;
/** How sure it is that a text names places: `null` if it does not look like it. */
export function placeCertainty(text: string): 'sure' | 'doubtful' | null {
  const folded = foldText(text);
  // 'Bom Pastor', 'Boa Esperança', 'Meia Praia', 'Três Figueiras'
  const named = folded
    .replace(/\bbo[am] (?!dia|tarde|noite|para|pra|se\b|isso)(?=[a-z]{3})/g, '')
    .replace(countingName, '')
    // 'Casa Amarela', 'Casa Verde'
    .replace(/\bcasa (?=amarela|verde|forte|nova|branca|caiada|grande|blanca)/g, '');
  const own = wordsOf(named).filter((word) => !particles.has(word));
  if (own.length === 0 || own.length > 12) return null;
  if (own.some((word) => everyday.has(word) || everyday.has(normalize(word)))) return null;
  return placeWords.test(folded) ? 'sure' : 'doubtful';
}
