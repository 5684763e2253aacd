import { type OwnSubject, subjectsOfOne } from '#contract/lisa/assistente.ts';
import type { LisaMemory } from '#contract/lisa/lisa.ts';
import {
  matchName,
  type OwnRequest,
  readChoice,
  readOwnRequest,
  wordsOfNames,
} from '#server/lisa/entendimento/service.ts';
import type { OwnAnswer } from '../conversation/session.ts';
import type { CorretorRow } from '../sessions.ts';
import type { Asked } from './about.ts';
import { contactsText, newsText, placesText, siteText, visitsOfAll } from './about-all.ts';
import { aboutOne } from './about-one.ts';
import { nothingText } from './nothing-listed.ts';
import { unansweredOf } from './own-contacts.ts';
import { pedidoText } from './own-pedido.ts';
import { type OwnPlace, type OwnTools, type OwnView, type OwnWords, readOwnView } from './own-view.ts';
import { numbered } from './texts.ts';

type OneSubject = keyof typeof aboutOne;
const isOfOne = (assunto: OwnSubject): assunto is OneSubject =>
  (subjectsOfOne as readonly OwnSubject[]).includes(assunto);

/** What a choice of several is remembered for: at most so many numbers. */
const mostOptions = 10;

/**
 * Answers what an approved corretor asks for, from his own view alone (LIA-11); null if the message is no such
 * request.
 */
export async function answerOwn(
  tools: OwnTools & OwnWords,
  { corretor, memoria, text }: { corretor: CorretorRow; memoria: LisaMemory; text: string },
): Promise<OwnAnswer | null> {
  const asked = readOwnRequest(text);
  const { escolha } = memoria;
  if (!asked && !escolha) return null;
  const view = await readOwnView(tools, { corretor, memoria });
  if (!asked) return chosen(view, escolha!, text);
  const answer = await answerTo(view, asked, { memoria, text });
  return { ...answer, memoria: { escolha: undefined, fotoPedida: undefined, ...answer.memoria } };
}

/** The answer to '2' or to a name after a list; null if it is neither. */
async function chosen(
  view: OwnView,
  { assunto, opcoes, pedido }: NonNullable<LisaMemory['escolha']>,
  text: string,
): Promise<OwnAnswer | null> {
  const options = opcoes.flatMap((id) => view.places.filter((place) => place.id === id));
  const at = readChoice(text, options.length);
  const named = at === null ? matchName(view.places, text, true) : [];
  const place = at === null ? (named.length === 1 ? named[0]! : null) : options[at]!;
  if (!place || !isOfOne(assunto)) return null;
  return ofOne(view, { place, assunto, asked: { ...nothing, ...readOwnRequest(pedido), text: pedido } });
}

/** Nothing beside a name. */
const nothing: Asked = { kind: null, unidade: null, text: '' };

async function ofOne(
  view: OwnView,
  { place, assunto, asked }: { place: OwnPlace; assunto: OneSubject; asked: Asked },
): Promise<OwnAnswer> {
  const told = await aboutOne[assunto](view, place, asked);
  const memoria = { escolha: undefined, sobre: place.id };
  if (typeof told === 'string') return said(assunto, told, { memoria });
  return {
    ...askedOfTeam(view, assunto, {
      ...told,
      question: `${asked.text.trim()} (${place.nome})`,
      text: asked.text,
    }),
    memoria,
  };
}

/** What the team is asked, unless they answered it before: of this very place, or of any. */
function askedOfTeam(
  { kept }: OwnView,
  assunto: OwnSubject,
  { texto, question, text }: { texto: string; question: string; text: string },
): OwnAnswer {
  const before = kept(question) ?? kept(text);
  return before === null ? said(assunto, texto, { forTeam: question }) : said(assunto, before);
}

const said = (assunto: OwnSubject, texto: string, more: Partial<OwnAnswer> = {}): OwnAnswer => ({
  assunto,
  replies: [
    { chave: assunto === 'senha' ? 'credenciais' : `assistente_${assunto.replaceAll('-', '_')}`, texto },
  ],
  memoria: {},
  effects: [],
  ...more,
});

interface Said {
  memoria: LisaMemory;
  text: string;
}

async function answerTo(view: OwnView, asked: OwnRequest, told: Said): Promise<OwnAnswer> {
  const { assunto } = asked;
  if (isOfOne(assunto)) return aboutPlace(view, asked, assunto, told);
  switch (assunto) {
    case 'meu-link':
      return maybeNamed(view, told.text) ?? said(assunto, siteText(view));
    case 'meus-empreendimentos':
      return said(assunto, await placesText(view));
    case 'comissao': {
      if (isStranger(view, asked.alvo)) return said('de-outro', view.word('assistente_de_outro'));
      const { text } = told;
      return askedOfTeam(view, assunto, { texto: view.word('assistente_comissao'), question: text, text });
    }
    case 'pedido':
      return said(assunto, await pedidoText(view));
    case 'novidades':
      return said(assunto, await newsText(view));
    case 'contatos':
      if (isStranger(view, asked.alvo)) return said('de-outro', view.word('assistente_de_outro'));
      return said(assunto, await contactsText(view));
    case 'atendi':
      return answeredContact(view);
    case 'senha':
      return said(assunto, view.word('senha_nova'));
    case 'foto':
      return said(assunto, view.word('assistente_foto'), { memoria: { fotoPedida: true } });
    case 'parar-novidades':
      return said(assunto, view.word('assistente_parar_novidades'), { effects: ['parar-novidades'] });
    case 'voltar-novidades':
      return said(assunto, view.word('assistente_voltar_novidades'), { effects: ['voltar-avisos'] });
    case 'sair':
      return said(assunto, view.word('assistente_sair'), { effects: ['parar-avisos'] });
    case 'como-sair':
      return said(assunto, view.word('assistente_como_sair'));
    case 'ajuda':
      return said(assunto, view.word('assistente_ajuda'));
    case 'de-outro':
      return said(assunto, view.word('assistente_de_outro'));
  }
}

async function answeredContact({ db, corretor, publicUrl, word }: OwnView): Promise<OwnAnswer> {
  const [only, ...others] = await unansweredOf(db, corretor.id);
  if (!only) return said('atendi', word('nada_espera'));
  if (others.length > 0)
    return said('atendi', word('varios_esperam', { link: `${publicUrl}/meu-espaco/contatos` }));
  return said('atendi', word('assistente_atendi', { dados: only.nome }), {
    effects: ['atendeu'],
  });
}

/** Whether a name is none of his empreendimentos: then it may be somebody's. */
const isStranger = ({ places }: OwnView, alvo: string) =>
  alvo !== '' && matchName(places, alvo, true).length === 0;

/** 'link aurora': a name without its 'do'. */
function maybeNamed(view: OwnView, text: string): Promise<OwnAnswer> | null {
  const [place, ...others] = matchName(view.places, wordsOfNames(text), false);
  return place && others.length === 0 ? ofOne(view, { place, assunto: 'link', asked: nothing }) : null;
}

async function aboutPlace(
  view: OwnView,
  asked: OwnRequest,
  assunto: OneSubject,
  { memoria, text }: Said,
): Promise<OwnAnswer> {
  const { places } = view;
  const { alvo } = asked;
  const found = alvo === '' ? matchName(places, wordsOfNames(text), false) : matchName(places, alvo, true);
  if (assunto === 'visitas' && found.length !== 1) {
    if (isStranger(view, alvo)) return said('de-outro', view.word('assistente_de_outro'));
    if (found.length === 0) return said(assunto, await visitsOfAll(view));
  }
  if (places.length === 0) return said(assunto, await nothingText(view));
  const before = alvo === '' ? places.filter(({ id }) => id === memoria.sobre) : [];
  const [only, ...others] = found.length > 0 ? found : before.length > 0 ? before : alvo === '' ? places : [];
  if (only && others.length === 0) return ofOne(view, { place: only, assunto, asked: { ...asked, text } });
  const options = only ? [only, ...others] : places;
  const texto = view.word(only ? 'qual_deles' : 'nao_encontrei', {
    dados: numbered(options),
    nome: alvo,
  });
  const opcoes = options.slice(0, mostOptions).map(({ id }) => id);
  return said(assunto, texto, { memoria: { escolha: { assunto, opcoes, pedido: text.slice(0, 300) } } });
}
