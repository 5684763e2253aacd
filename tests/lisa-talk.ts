import { advance } from '#server/lisa/conversa/conversation/advance.ts';
import { inputOf } from '#server/lisa/conversa/conversation/asked-of.ts';
import { createSay } from '#server/lisa/conversa/conversation/say.ts';
import {
  type Effect,
  type MessageKind,
  newSession,
  type Picture,
  type Session,
  type World,
} from '#server/lisa/conversa/conversation/session.ts';
import { indexPlaces, type Place } from '#server/lisa/conversa/regiao/place-index.ts';
import { placesIn } from '#server/lisa/conversa/regiao/region-in-territory.ts';
import { understand } from '#server/lisa/entendimento/service.ts';
import { settingDefaults } from '#server/sistema/configuracoes/defaults.ts';
import { spokenSettings } from '#server/sistema/configuracoes/service.ts';

const texts = new Map(settingDefaults.map(({ chave, valor }) => [chave, valor]));
const spokenDefaults = new Map<string, string>(
  [...spokenSettings].map(([key, chave]) => [key, texts.get(chave)!]),
);
export const start = new Date('2026-11-20T12:00:00Z');

/** A message of a conversation: its text, or its kind. */
export type Said = string | { kind?: MessageKind; text?: string; picture?: Picture; at?: Date };
export const photo: Said = { kind: 'imagem', picture: { url: '/media/upload/aa/foto.webp' } };

/** A conversation with the pure state machine: replies and states per message. */
export function createTalk(initial: Session = newSession, places: readonly Place[] = []) {
  const index = indexPlaces(places);
  let session = initial;
  let now = start;
  const world: World = {
    now,
    consentVersion: 'v1',
    corretor: null,
    taken: { creci: false, email: false },
    say: createSay(spokenDefaults),
  };
  const effects: Effect[] = [];
  return {
    world,
    effects,
    get session() {
      return session;
    },
    set session(value: Session) {
      session = value;
    },
    /** Time passes before the next message. */
    wait(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    /** Returns the keys of Lisa's replies. */
    says(said: Said): string[] {
      return this.hear(said).map(({ chave }) => chave);
    },
    hear(said: Said) {
      now = new Date(now.getTime() + 5000);
      const given: Exclude<Said, string> = typeof said === 'string' ? { text: said } : said;
      const { text = null, kind = 'texto', at = now, picture = null } = given;
      world.now = now;
      const understanding = text === null ? null : understand(inputOf(session, { text, at }));
      const { message, ...told } = placesIn(index, session, { kind, at, text, understanding, picture });
      const outcome = advance(session, message, { ...world, ...told });
      session = outcome.session;
      effects.push(...outcome.effects);
      world.recent = [...(world.recent ?? []), ...outcome.replies.map(({ texto }) => texto)].slice(-6);
      return outcome.replies;
    },
  };
}
