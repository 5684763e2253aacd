import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '#contract/sistema/variants.ts';
import { createSay } from '#server/lisa/conversa/conversation/say.ts';
import { settingDefaults } from '#server/sistema/configuracoes/defaults.ts';
import { spokenSettings } from '#server/sistema/configuracoes/service.ts';
import { createTalk, photo, type Said } from '#tests/lisa-talk.ts';
import { MessageBubble } from '#web/sistema/configuracoes/message-bubble.tsx';

/** What people write, at any moment. */
const said: Said[] = [
  'oi',
  'sim',
  'quero sim',
  'não',
  'kkk',
  'asdf',
  '???',
  'depois eu mando',
  'obrigada!',
  'tchau',
  '12345-F SP',
  '12345',
  'SP',
  'Ana Beatriz Lima, ana@exemplo.com.br',
  'Ana Beatriz Lima',
  'ana@exemplo.com.br',
  'ana@',
  'Bia Lima',
  'Campinas e Valinhos',
  'de 300 a 800 mil',
  'pular',
  'voltar',
  'ajuda',
  'falar com uma pessoa',
  'corrigir e-mail',
  'corrigir',
  'meu telefone mudou',
  'quanto custa?',
  'é golpe?',
  'quanto tempo demora?',
  'qual a cor do céu?',
  'apagar meus dados',
  'parar',
  'continuar',
  'meus dados',
  'vocês são péssimos',
  'e o jogo ontem?',
  'quero comprar um apartamento',
  'tenho 16 anos',
  'do you speak english?',
  'na verdade meu CRECI é 54321 SC',
  'meu nome de guerra é Duda',
  photo,
  { kind: 'imagem', picture: { problema: 'grande-demais' } },
  { kind: 'imagem', picture: { problema: 'formato' } },
  { kind: 'imagem', picture: { problema: 'pequeno-demais' } },
  { kind: 'imagem', picture: { problema: 'indisponivel' } },
  { kind: 'imagem', picture: { carteira: { numero: '12345', uf: 'SP', tipo: 'F' } } },
  { kind: 'audio' },
  { kind: 'video' },
  { kind: 'figurinha' },
  { kind: 'localizacao' },
  { kind: 'documento' },
  { kind: 'contato' },
  { kind: 'outro' },
]; // prettier-ignore
const registration: Said[] = [
  'oi',
  'sim',
  '12345-F SP',
  'Ana Beatriz Lima, ana@exemplo.com.br',
  'Bia Lima',
  'Campinas',
  'até 500 mil',
  photo,
  'sim',
]; // prettier-ignore

/** Numbers from a seed, the same every time. */
function random(seed: number) {
  let state = seed + 1;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Talks of every kind: straight on, astray at every step, the same message again and again. */
function* talks(count: number) {
  for (let seed = 0; seed < count; seed += 1) {
    const any = random(seed * 7919);
    const messages: Said[] = registration.slice(0, 1 + any(registration.length + 1));
    while (messages.length < 24) {
      const next = said[any(said.length)]!;
      messages.push(...Array.from({ length: 1 + any(3) }, () => next));
    }
    yield messages;
  }
}

function play(messages: readonly Said[], talk = createTalk()) {
  return messages.map((message) => {
    const replies = talk.hear(message);
    if (talk.effects.includes('criar-corretor') && talk.world.corretor === null) {
      talk.session = { ...talk.session, corretorId: 7 };
      const corretor = { id: 7, nomeGuerra: 'Bia Lima', rejeitadoEm: null, motivo: null, siteUrl: null };
      talk.world.corretor = { ...corretor, situacao: 'pendente' };
    }
    return { message, replies, session: talk.session };
  });
}

/** The sentences of a text; lists, choices and single words are none. */
const sentences = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^(?:•|\*\d\*)/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.replace(/[^\p{L}\d ]/gu, '').trim())
    .filter((sentence) => sentence.split(/\s+/).length > 1);

let played: ReturnType<typeof play>[] | undefined;
/** The talks that several tests look at, held once. */
const heard = () => {
  played ??= [...talks(process.env.TEST_DAILY ? 60 : 90)].map((messages) => play(messages));
  return played;
};

describe('LIA-07 what she says', () => {
  const settings = new Map(settingDefaults.map((setting) => [setting.chave, setting]));

  it('is a setting each, previewed as bubbles with all it is filled with; nothing is said that is in none', () => {
    for (const chave of spokenSettings.values()) {
      const setting = settings.get(chave)!;
      expect(setting, chave).toMatchObject({ tipo: 'mensagem' });
      const drawn = renderToStaticMarkup(createElement(MessageBubble, { text: setting.valor }));
      expect(drawn.match(/09:41/g), chave).toHaveLength(variantsOf(setting.valor).length);
      expect(drawn, chave).not.toMatch(/\{[A-Z_]+\}/);
    }
    const marked = new Map([...spokenSettings.keys()].map((key) => [key, '§ {DADOS}']));
    for (const messages of talks(8)) {
      const talk = createTalk();
      talk.world.say = createSay(marked);
      for (const { texto } of play(messages, talk).flatMap(({ replies }) => replies))
        for (const paragraph of texto.split(/\n\n/)) expect(paragraph).toMatch(/^(?:§|\*1\*)/);
    }
    const sources = readdirSync('server/lisa/conversa', { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.ts$/.test(path) && !/\.test\.ts$|^laboratorio/.test(path),
    );
    for (const path of sources)
      expect(readFileSync(`server/lisa/conversa/${path}`, 'utf8'), path).not.toMatch(
        /\btexto: ['"`][A-ZÁÉÍÓÚ][^'"`]* [^'"`]* /,
      );
  });

  it('is never one sentence twice in a row, in at most two short bubbles', () => {
    let turns = 0;
    for (const talk of heard()) {
      let before: string[] = [];
      for (const { message, replies } of talk) {
        if (replies.length === 0) continue;
        turns += 1;
        expect(replies.length).toBeLessThanOrEqual(2);
        const now = replies.flatMap(({ texto }) => sentences(texto));
        const again = now.filter((sentence, at) => before.includes(sentence) || now.indexOf(sentence) < at);
        expect({ message, again, keys: replies.map(({ chave }) => chave) }).toMatchObject({ again: [] });
        for (const { texto } of replies) expect(sentences(texto).join(' ').length).toBeLessThan(420);
        before = now;
      }
    }
    expect(turns).toBeGreaterThan(16 * heard().length);
  });

  it('varies, speaks by first name, and agrees with who one is', () => {
    const ways = new Map<string, Set<string>>();
    for (const talk of heard())
      for (const { replies, session } of talk)
        for (const { chave, texto } of replies) {
          ways.set(chave, (ways.get(chave) ?? new Set()).add(sentences(texto)[0] ?? ''));
          expect(texto).not.toMatch(/Ana Beatriz Lima[,!:] (?!ana@)/);
          expect(texto).not.toContain('(a)');
          if (session.memoria.trato === 'a') expect(texto).not.toMatch(/conhecido/);
        }
    for (const key of ['pedir_uf', 'nao_entendi_creci', 'ajuda', 'em_analise', 'audio', 'de_nada'])
      expect(ways.get(key)!.size, key).toBeGreaterThan(1);

    const asked = (third: string) => {
      const messages = ['oi', 'sim', third, 'Ana Beatriz Lima, ana@exemplo.com.br'];
      return play(messages).at(-1)!.replies.at(-1)!.texto;
    };
    expect(asked('sou corretora, 12345-F SP')).toContain('Ana, como você quer ser conhecida no programa?');
    expect(asked('muito obrigado! 12345-F SP')).toContain('Ana, como você quer ser conhecido no programa?');
    expect(asked('12345-F SP')).toMatch(/^Entendi|^Certo|^Anotei/);
    expect(asked('12345-F SP')).not.toMatch(/conhecid/);
  });

  it('keeps the specified texts word for word, each said first as it stands', () => {
    const talk = createTalk();
    const heard = play(registration, talk).map(({ replies }) => replies.at(-1)!);
    for (const key of ['lisa_intro_message', 'lisa_creci_request_message', 'lisa_additional_info_message'])
      expect(heard.find(({ chave }) => chave === key)!.texto).toContain(settings.get(key)!.valor);
  });
});
